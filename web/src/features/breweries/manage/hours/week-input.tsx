import { parseHours } from '@hoptrail/contracts/hours/reading/parse-hours';
import type { Span } from '@hoptrail/contracts/hours/types';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useState } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { useField } from '../../../../components/form/fields/use-field.ts';
import { DayInput } from './days/day-input.tsx';
import { nextSpan } from './days/next-span.ts';
import { Tool } from './days/tool.tsx';
import { FieldGroup } from './field-group.tsx';
import type { HoursFormState } from './hours-form-type.ts';
import { readWeek } from './hours-values.ts';
import styles from './week-input.module.css';

type Days = readonly (readonly Span[])[];

const CLOSED_WEEK: Days = weekdays.map(() => []);

/** The opening hours of each day of the week; a brewery may have none. */
export function WeekInput({ form }: { form: HoursFormState }) {
  const { id, label, ...bound } = form.field('openingHours');
  const { value, error, onChange } = useField(bound);
  const text = useField(form.field('hours'));
  const [copied, setCopied] = useState<{ day: string; before: string }>();
  const week = readWeek(value);
  const setDays = (days: Days) => {
    setCopied(undefined);
    onChange(JSON.stringify({ days }));
  };
  if (!week) {
    const start = () => {
      const { hours, notes } = parseHours(text.value);
      // Words that say more than the times stay, as the owner's own.
      if (hours && notes.length === 0) text.onChange('');
      setDays(hours?.days ?? CLOSED_WEEK);
    };
    return (
      <FieldGroup
        id={id}
        label={label}
        error={error}
        hint="With times for each day, people see whether you are open right now."
      >
        <Button look="quiet" onClick={start}>
          Set Times for Each Day
        </Button>
      </FieldGroup>
    );
  }
  const { days } = week;
  const copyDown = (from: number, day: string) => {
    setDays(days.map((spans, index) => (index > from ? (days[from] ?? []) : spans)));
    setCopied({ day, before: value });
  };
  const remove = () => {
    setCopied(undefined);
    onChange('');
  };
  return (
    <FieldGroup id={id} label={label} error={error}>
      <ul>
        {weekdays.map((day, index) => (
          <li key={day} className={styles.day}>
            <DayInput
              day={day}
              spans={days[index] ?? []}
              onChange={(spans) => setDays(days.with(index, spans))}
              next={() => nextSpan(days[index] ?? [], days.slice(0, index))}
              tool={
                hasTimes(days[index]) &&
                index + 1 < weekdays.length && (
                  <Tool
                    Icon={ArrowDown}
                    text="Copy down"
                    label={`Copy down from ${day}`}
                    onClick={() => copyDown(index, day)}
                  />
                )
              }
            />
            {copied?.day === day && (
              <p className={styles.copied} role="status">
                Copied to the days below.
                <Button
                  look="plain"
                  onClick={() => {
                    setCopied(undefined);
                    onChange(copied.before);
                  }}
                >
                  Undo
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <Button look="plain" onClick={remove}>
        Remove the Times
      </Button>
    </FieldGroup>
  );
}

function hasTimes(spans: readonly Span[] | undefined): boolean {
  return spans !== undefined && spans.length > 0;
}
