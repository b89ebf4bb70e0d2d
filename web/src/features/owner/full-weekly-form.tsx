import { weekdays } from '@hoptrail/contracts/weekdays';
import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import type { ReactNode } from 'react';
import { Form } from '../../components/form.tsx';
import { FormSelect } from '../../components/form-select.tsx';
import { useForm } from '../../components/form-state.ts';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { EventImage } from './event-image.tsx';
import { showMissingFields } from './missing-fields.ts';
import { useBreweryOptions } from './use-brewery-options.ts';
import { type FullWeeklyInput, fullWeeklyValues, parseFullWeekly } from './weekly-event-values.ts';

interface FullWeeklyFormProps {
  event: WeeklyEvent;
  save: (input: FullWeeklyInput) => Promise<unknown>;
  onClose: () => void;
  /** What else can be done with the event, below its fields. */
  children: ReactNode;
}

const days = weekdays.map((day) => ({ value: day.toLowerCase(), label: day }));

/** A weekly event as administrators change it (specification, part 2, "Weekly events by day"). */
export function FullWeeklyForm({ event, save, onClose, children }: FullWeeklyFormProps) {
  const breweries = useBreweryOptions(event);
  const form = useForm({
    draft: `weekly-event.full.${event.id}`,
    initial: fullWeeklyValues(event),
    parse: parseFullWeekly,
    save,
    onSaved: onClose,
    onMissing: showMissingFields,
  });
  const { field } = form;
  return (
    <Form form={form} submit="Update Event" busy="Updating..." onCancel={onClose}>
      <FormSelect {...field('day')} label="Day" options={days} required />
      <FormSelect {...field('breweryId')} label="Brewery" options={breweries} required />
      <TextField {...field('title')} label="Event Title" maxLength={200} required />
      <TextArea {...field('details')} label="Details" maxLength={5000} required />
      <TextField {...field('time')} label="Time" placeholder="7:00 PM" maxLength={200} required />
      <EventImage form={form} name="eventPhoto" label="Event Photo" />
      {children}
    </Form>
  );
}
