import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import type { ReactNode } from 'react';
import { FormSelect } from '../../../../components/form/fields/form-select.tsx';
import { FormTime } from '../../../../components/form/fields/form-time.tsx';
import { TextArea } from '../../../../components/form/fields/text-area.tsx';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { useForm } from '../../../../components/form/form-state.ts';
import { EventImage } from '../event-image.tsx';
import { showMissingFields } from '../missing-fields.ts';
import { useBreweryOptions } from '../use-brewery-options.ts';
import {
  type FullWeeklyInput,
  type FullWeeklySeen,
  fullWeeklyBasis,
  fullWeeklyLabels,
  fullWeeklyValues,
  parseFullWeekly,
} from './weekly-event-values.ts';

interface FullWeeklyFormProps {
  /** The event to change, or to copy. */
  event: WeeklyEvent;
  /** Whether it makes a new event like that one. */
  isCopy?: boolean;
  submit: string;
  busy: string;
  save: (input: FullWeeklyInput, basedOn: FullWeeklySeen | undefined) => Promise<unknown>;
  /** Makes a new event of what was typed, where the event was deleted meanwhile. */
  saveNew?: (input: FullWeeklyInput) => Promise<unknown>;
  onSaved?: () => void;
  onClose: () => void;
  /** What else can be done with the event, below its fields. */
  children?: ReactNode;
}

const days = weekdays.map((day) => ({ value: day.toLowerCase(), label: day }));

/** A weekly event as administrators change it (specification, part 2, "Weekly events by day"). */
export function FullWeeklyForm(props: FullWeeklyFormProps) {
  const { event, isCopy = false, submit, busy, save, saveNew, onClose, children } = props;
  const breweries = useBreweryOptions(event);
  const form = useForm({
    draft: `weekly-event.full.${isCopy ? 'copy.' : ''}${event.id}`,
    labels: fullWeeklyLabels,
    initial: fullWeeklyValues(event),
    basis: isCopy ? undefined : fullWeeklyBasis(event),
    parse: parseFullWeekly,
    save,
    saveAsNew: saveNew && { submit: 'Save as New Event', save: saveNew },
    onSaved: props.onSaved ?? onClose,
    onMissing: () => showMissingFields(),
    say: (name, value) => {
      const isBrewery = name === 'breweryId';
      return (isBrewery && breweries.find((brewery) => brewery.value === value)?.label) || value;
    },
  });
  const { field } = form;
  return (
    <Form form={form} submit={submit} busy={busy} onCancel={onClose}>
      <FormSelect {...field('day')} options={days} required />
      <FormSelect {...field('breweryId')} options={breweries} required />
      <TextField {...field('title')} maxLength={200} required />
      <TextArea {...field('details')} maxLength={5000} required />
      <FormTime {...field('time')} />
      <EventImage form={form} name="eventPhoto" />
      {children}
    </Form>
  );
}
