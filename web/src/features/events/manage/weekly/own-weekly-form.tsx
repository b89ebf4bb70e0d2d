import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { FormSelect } from '../../../../components/form/fields/form-select.tsx';
import { FormTime } from '../../../../components/form/fields/form-time.tsx';
import { TextArea } from '../../../../components/form/fields/text-area.tsx';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { useForm } from '../../../../components/form/form-state.ts';
import type { EventFormProps } from '../event-form-props.ts';
import { EventImage } from '../event-image.tsx';
import { showMissingFields } from '../missing-fields.ts';
import {
  parseWeeklyEvent,
  type WeeklyEventInput,
  type WeeklySeen,
  weeklyBasis,
  weeklyEventLabels,
  weeklyEventValues,
} from './weekly-event-values.ts';

const days = weekdays.map((day) => ({ value: day, label: day }));

/** A weekly event as its owner fills it in (specification, part 2, "Owner dashboard"). */
export default function OwnWeeklyForm(
  props: EventFormProps<WeeklyEvent, WeeklyEventInput, WeeklySeen>,
) {
  const { draft, event, from = event, submit, save, saveNew, onClose } = props;
  const form = useForm({
    draft: `weekly-event.${draft}`,
    labels: weeklyEventLabels,
    initial: weeklyEventValues(from),
    basis: event && weeklyBasis(event),
    parse: parseWeeklyEvent,
    save,
    saveAsNew: saveNew && { submit: 'Save as New Event', save: saveNew },
    onSaved: onClose,
    onMissing: () => showMissingFields(),
  });
  const { field } = form;
  return (
    <Form form={form} submit={submit} onCancel={onClose}>
      <TextField {...field('title')} maxLength={200} required />
      <FormSelect {...field('day')} options={days} required />
      <FormTime {...field('time')} />
      <TextArea {...field('details')} maxLength={5000} required />
      <EventImage form={form} name="eventPhoto" />
    </Form>
  );
}
