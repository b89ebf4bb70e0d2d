import { EventForm, type EventFormProps } from '../form/event-form.tsx';
import { EventHostInput } from './event-host-input.tsx';
import { type NewSpecialInput, type NewSpecialSeen, newSpecial } from './special-event-values.ts';
import { FullSpecialInputs } from './special-form.tsx';

/** The form in which administrators create a special event, for a brewery or for none. */
export function NewSpecialForm(props: EventFormProps<NewSpecialInput, NewSpecialSeen>) {
  return (
    <EventForm
      {...props}
      fields={newSpecial}
      inputs={(form) => (
        <>
          <EventHostInput form={form} />
          <FullSpecialInputs form={form} />
        </>
      )}
    />
  );
}
