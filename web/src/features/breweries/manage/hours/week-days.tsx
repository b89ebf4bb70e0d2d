import type { OpeningHours, Span } from '@hoptrail/contracts/hours/types';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { RowMenu } from '../../../../components/menu/row-menu.tsx';
import { counted } from '../../../../lib/text/numbers.ts';
import { type CopyChoice, copyChoices } from './days/copy-choices.ts';
import { DayInput } from './days/day-input.tsx';
import { nextSpan } from './days/next-span.ts';
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
  const [copied, setCopied] = useState<{ from: number; to: CopyChoice; before: Days }>();
  const set = (next: Days) => {
    setCopied(undefined);
    onChange(next);
  };
  const copy = (from: number, to: CopyChoice) => {
    onChange(days.map((spans, index) => (to.days.includes(index) ? (days[from] ?? []) : spans)));
    setCopied({ from, to, before: days });
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
                hasTimes(days[index]) && (
                  <RowMenu
                    Icon={Copy}
                    label={`Copy the times of ${day}`}
                    actions={copyChoices(index).map((to) => ({
                      label: to.label,
                      Icon: Copy,
                      onSelect: () => copy(index, to),
                    }))}
                  />
                )
              }
            />
            {copied?.from === index && (
              <p className={styles.copied} role="status">
                Copied to {counted(copied.to.days.length, 'day', 'days')}.
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
