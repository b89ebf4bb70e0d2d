import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import type { ReactNode } from 'react';
import { FormSelect } from '../../../../components/form/fields/form-select.tsx';
import { FormTime } from '../../../../components/form/fields/form-time.tsx';
import { TextArea } from '../../../../components/form/fields/text-area.tsx';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import { EventAddress } from '../form/event-address.tsx';
import { EventForm, type EventFormProps } from '../form/event-form.tsx';
import { EventImage, type EventImageProps } from '../form/event-image.tsx';
import { timeHint } from '../form/when-hints.ts';
import { useBreweryOptions } from './use-brewery-options.ts';
import {
  type FullWeeklyField,
  type FullWeeklyInput,
  type FullWeeklySeen,
  fullWeekly,
  type OwnWeeklyInput,
  type OwnWeeklySeen,
  ownWeekly,
} from './weekly-event-values.ts';

const NOT_ON = 'Dec 24 & 31, 2026';
const days = weekdays.map((day) => ({ value: day, label: day }));
const lowercaseDays = weekdays.map((day) => ({ value: day.toLowerCase(), label: day }));

/** The form of a weekly event on the owner's dashboard. */
export default function OwnWeeklyForm(props: EventFormProps<OwnWeeklyInput, OwnWeeklySeen>) {
  return (
    <EventForm
      {...props}
      fields={ownWeekly}
      inputs={(form) => (
        <>
          <TextField {...form.field('title')} maxLength={200} required />
          <FormSelect {...form.field('day')} options={days} required />
          <FormTime {...form.field('time')} hintOf={timeHint} />
          <TextField {...form.field('notOn')} maxLength={200} placeholder={NOT_ON} />
          <TextArea {...form.field('details')} maxLength={5000} required />
          <EventAddress {...form.field('address')} isStored={props.event !== undefined} />
          <EventImage form={form} name="eventPhoto" />
        </>
      )}
    />
  );
}

interface FullWeeklyFormProps extends EventFormProps<FullWeeklyInput, FullWeeklySeen> {
  /** The event to edit or copy; its brewery is an option before the list is loaded. */
  of: Pick<WeeklyEvent, 'brewery' | 'breweryId'>;
}

/** The form of a weekly event for administrators. */
export function FullWeeklyForm({ of, ...props }: FullWeeklyFormProps) {
  const breweries = useBreweryOptions(of);
  const valueText = (name: string, value: string) => {
    const brewery = name === 'breweryId' && breweries.find((one) => one.value === value);
    return brewery ? brewery.label : value;
  };
  return (
    <EventForm
      {...props}
      fields={{ ...fullWeekly, valueText }}
      inputs={(form) => (
        <FullWeeklyInputs
          form={form}
          brewery={<FormSelect {...form.field('breweryId')} options={breweries} required />}
        />
      )}
    />
  );
}

interface FullWeeklyInputsProps extends Pick<EventImageProps<FullWeeklyField>, 'form'> {
  /** The input of the brewery. */
  brewery: ReactNode;
}

/** The inputs of a weekly event for administrators. */
export function FullWeeklyInputs({ form, brewery }: FullWeeklyInputsProps) {
  return (
    <>
      <FormSelect {...form.field('day')} options={lowercaseDays} required />
      {brewery}
      <TextField {...form.field('title')} maxLength={200} required />
      <TextArea {...form.field('details')} maxLength={5000} required />
      <FormTime {...form.field('time')} hintOf={timeHint} />
      <TextField {...form.field('notOn')} maxLength={200} placeholder={NOT_ON} />
      <EventImage form={form} name="eventPhoto" />
    </>
  );
}
