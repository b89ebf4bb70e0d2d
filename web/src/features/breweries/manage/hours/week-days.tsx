import type { OpeningHours, Span } from '@hoptrail/contracts/hours/types';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useState } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { DayInput } from './days/day-input.tsx';
import { nextSpan } from './days/next-span.ts';
import { Tool } from './days/tool.tsx';
import styles from './week-days.module.css';

type Days = readonly (readonly Span[])[];

export const EMPTY_WEEK: Days = weekdays.map(() => []);

interface WeekDaysProps {
  week: OpeningHours;
  /** What a day without a time says; by default that it is closed. */
  empty?: string;
  onChange: (days: Days) => void;
  /** Removes the whole week. */
  onRemove: () => void;
}

/** The times of each day of a week. */
export function WeekDays({ week: { days }, empty, onChange, onRemove }: WeekDaysProps) {
  const [copied, setCopied] = useState<{ day: string; before: Days }>();
  const set = (next: Days) => {
    setCopied(undefined);
    onChange(next);
  };
  const copyDown = (from: number, day: string) => {
    onChange(days.map((spans, index) => (index > from ? (days[from] ?? []) : spans)));
    setCopied({ day, before: days });
  };
  return (
    <>
      <ul>
        {weekdays.map((day, index) => (
          <li key={day} className={styles.day}>
            <DayInput
              day={day}
              spans={days[index] ?? []}
              empty={empty}
              onChange={(spans) => set(days.with(index, spans))}
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
                <Button look="plain" onClick={() => set(copied.before)}>
                  Undo
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <Button look="plain" isDangerous onClick={onRemove}>
        Remove the Times
      </Button>
    </>
  );
}

function hasTimes(spans: readonly Span[] | undefined): boolean {
  return spans !== undefined && spans.length > 0;
}
