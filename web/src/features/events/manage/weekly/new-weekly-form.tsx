import { EventBrewery } from '../form/event-brewery.tsx';
import { EventForm, type EventFormProps } from '../form/event-form.tsx';
import { type FullWeeklySeen, type NewWeeklyInput, newWeekly } from './weekly-event-values.ts';
import { FullWeeklyInputs } from './weekly-form.tsx';

/** The form in which administrators create a weekly event for a brewery. */
export function NewWeeklyForm(props: EventFormProps<NewWeeklyInput, FullWeeklySeen>) {
  return (
    <EventForm
      {...props}
      fields={newWeekly}
      inputs={(form) => (
        <FullWeeklyInputs
          form={form}
          brewery={
            <EventBrewery
              {...form.field('breweryId')}
              hint="The event gets its name and address."
              required
            />
          }
        />
      )}
    />
  );
}
