import { weekdays } from '@hoptrail/contracts/weekdays';
import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { Form } from '../../components/form.tsx';
import { FormSelect } from '../../components/form-select.tsx';
import { useForm } from '../../components/form-state.ts';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { EventImage } from './event-image.tsx';
import { showMissingFields } from './missing-fields.ts';
import {
  parseWeeklyEvent,
  type WeeklyEventInput,
  weeklyEventValues,
} from './weekly-event-values.ts';

interface OwnWeeklyFormProps {
  /** Tells the draft apart: the brewery's id for a new event, the event's for an old one. */
  draft: string;
  /** The event to change; none for a new one. */
  event?: WeeklyEvent;
  submit: string;
  save: (input: WeeklyEventInput) => Promise<unknown>;
  onClose: () => void;
}

const days = weekdays.map((day) => ({ value: day, label: day }));

/** A weekly event as its owner fills it in (specification, part 2, "Owner dashboard"). */
export function OwnWeeklyForm({ draft, event, submit, save, onClose }: OwnWeeklyFormProps) {
  const form = useForm({
    draft: `weekly-event.${draft}`,
    initial: weeklyEventValues(event),
    parse: parseWeeklyEvent,
    save,
    onSaved: onClose,
    onMissing: showMissingFields,
  });
  const { field } = form;
  return (
    <Form form={form} submit={submit} onCancel={onClose}>
      <TextField {...field('title')} label="Event Title" maxLength={200} required />
      <FormSelect {...field('day')} label="Day" options={days} required />
      <TextField {...field('time')} label="Time" placeholder="7:00 PM" maxLength={200} required />
      <TextArea {...field('details')} label="Details" maxLength={5000} required />
      <EventImage form={form} name="eventPhoto" label="Event Image" />
    </Form>
  );
}
