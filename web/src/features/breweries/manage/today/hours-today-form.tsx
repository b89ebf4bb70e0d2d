import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { breweryFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { pickFields } from '@hoptrail/contracts/field-lists/field-list';
import { storedContract } from '@hoptrail/contracts/field-lists/schemas';
import { hoursExceptions as exceptionsContract } from '@hoptrail/contracts/hours/schemas';
import type { Span } from '@hoptrail/contracts/hours/types';
import { useState } from 'react';
import { Form } from '../../../../components/form/form.tsx';
import { useForm } from '../../../../components/form/form-state.ts';
import { dayText } from '../../../../lib/text/dates.ts';
import { spansText } from '../../hours/week.ts';
import { listText, readExceptions } from '../hours/hours-values.ts';
import { useSaveBrewery } from '../use-save-brewery.ts';
import { type BreweryClock, eveningAt, onlyDay, usualSpans, withDay } from './day-hours.ts';
import styles from './hours-today-form.module.css';
import { TodayInput } from './today-input.tsx';

const seenFields = storedContract(pickFields(breweryFields, ['hoursExceptions']));

type SeenDays = Pick<ListedBrewery, 'hoursExceptions'>;

interface HoursTodayFormProps {
  brewery: BreweryClock & Pick<ListedBrewery, 'id' | 'name' | 'hoursExceptions'>;
  onClose: () => void;
}

/**
 * The form of a brewery's hours on this evening alone. Special days that others change meanwhile stay
 * as they are; the same day changed on another phone is a conflict.
 */
export function HoursTodayForm({ brewery, onClose }: HoursTodayFormProps) {
  const [day] = useState(() => eveningAt(brewery, new Date()));
  const { id, name } = brewery;
  const usual = usualSpans(brewery, day);
  const save = useSaveBrewery({
    saved: 'Hours for today saved',
    failed: 'Failed to save the hours',
  });
  const values = ({ hoursExceptions }: SeenDays) => ({
    today: dayValue(day, onlyDay(hoursExceptions, day)?.spans),
  });
  const form = useForm({
    draft: `hours-today.${id}.${day}`,
    labels: { today: dayText(day) },
    initial: values(brewery),
    basis: {
      seen: seenFields.parse(brewery),
      read: (json) => seenFields.safeParse(json).data,
      values,
    },
    parse: ({ today }) => parseDay(today),
    save: (spans, seen: SeenDays = brewery) => {
      const hoursExceptions = withDay(seen.hoursExceptions, day, spans);
      return save.mutateAsync({ id, hoursExceptions, basedOn: seen });
    },
    onSaved: onClose,
    valueText: (_name, value) => spansText(readExceptions(value)[0]?.spans ?? usual),
  });
  return (
    <Form form={form} submit="Save for Today" onCancel={onClose}>
      <p className={styles.day}>{name}: the other days stay as they are.</p>
      <TodayInput
        field={form.field('today')}
        week={brewery.openingHours}
        usual={usual}
        write={(spans) => dayValue(day, spans)}
      />
    </Form>
  );
}

/** Returns the value of the field: a list of one special day, or an empty text for the usual hours. */
function dayValue(day: string, spans: readonly Span[] | undefined): string {
  const plain = spans?.map(({ opens, closes }) => ({ opens, closes }));
  return listText(plain ? [{ from: day, to: day, spans: plain }] : []);
}

function parseDay(value: string) {
  const parsed = exceptionsContract.safeParse(readExceptions(value));
  if (parsed.success) return { success: true as const, data: parsed.data[0]?.spans };
  const issues = parsed.error.issues.map(({ message }) => ({ message, path: ['today'] }));
  return { success: false as const, error: { issues } };
}
