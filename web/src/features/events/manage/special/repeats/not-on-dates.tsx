import { isDayOf } from '@hoptrail/contracts/events/repetition/repetition';
import { knownRepetition } from '@hoptrail/contracts/events/repetition/repetition-names';
import { readDays } from '@hoptrail/contracts/events/when/days-in';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../../../../components/actions/button.tsx';
import chips from '../../../../../components/form/fields/chips.module.css';
import { TextField } from '../../../../../components/form/fields/text-field.tsx';
import { useField } from '../../../../../components/form/fields/use-field.ts';
import type { FormField } from '../../../../../components/form/form-types.ts';
import frame from '../../../../../components/form/inputs/field-frame.module.css';
import { FieldFrame } from '../../../../../components/form/inputs/field-frame.tsx';
import { dateText, dayText } from '../../../../../lib/text/dates.ts';
import styles from './not-on-dates.module.css';
import type { RepetitionValues } from './repetition-options.ts';

/** As many as the text of the field has room for. */
const MOST = 16;

interface NotOnDatesProps extends FormField {
  event: RepetitionValues;
}

/** The dates on which an event that repeats does not take place: a list, and a picker that adds one. */
export function NotOnDates({ event, ...field }: NotOnDatesProps) {
  const { value, onChange, error } = useField(field);
  const [picked, setPicked] = useState('');
  const { days, isWhole } = readDays(value);
  // What somebody wrote by other means stays a text.
  if (!isWhole) return <TextField {...field} maxLength={200} />;
  const set = (next: readonly string[]) => onChange(next.toSorted().join(', '));
  const doubt = picked && doubtOf(picked, event);
  const canAdd = picked !== '' && !doubt && !days.includes(picked);
  const hint = doubt || (days.length >= MOST ? `${MOST} dates at most.` : undefined);
  return (
    <div className={styles.dates}>
      <FieldFrame id={field.id} label={field.label} error={error} hint={hint}>
        {(control) => (
          <div className={styles.row}>
            <input
              {...control}
              type="date"
              className={frame.input}
              value={picked}
              onChange={(input) => setPicked(input.target.value)}
            />
            <Button
              look="quiet"
              disabled={!canAdd || days.length >= MOST}
              onClick={() => {
                set([...days, picked]);
                setPicked('');
                // The button cannot keep it without a date.
                document.getElementById(field.id)?.focus();
              }}
            >
              Add
            </Button>
          </div>
        )}
      </FieldFrame>
      {days.length > 0 && (
        <ul className={chips.chips} aria-label="Dates without the event">
          {days.map((day) => (
            <li key={day}>
              <button
                type="button"
                className={chips.chip}
                data-on
                aria-label={`Remove ${dateText(day)}`}
                onClick={() => set(days.filter((one) => one !== day))}
              >
                <X size={16} aria-hidden />
                {dateText(day)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns why a date cannot be left out; undefined if the event takes place on it. */
function doubtOf(picked: string, { date, repeats }: RepetitionValues): string | undefined {
  const [first, name] = [dayOf(date), knownRepetition(repeats)];
  if (!first || !name || isDayOf(name, first, picked)) return undefined;
  return `The event is not on ${dayText(picked)}.`;
}
