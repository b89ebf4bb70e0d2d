import type { Span } from '@hoptrail/contracts/hours/types';
import { HOURS_SPANS_PER_DAY } from '@hoptrail/contracts/limits';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../../../../components/actions/icon-button.tsx';
import { focusRendered } from '../../../../../lib/browser/focus-rendered.ts';
import styles from './day-input.module.css';
import { SpansInput } from './spans-input.tsx';

interface DayInputProps {
  /** Its name: a day of the week or a date. */
  day: string;
  spans: readonly Span[];
  /** What it says without a span. */
  empty?: string | undefined;
  onChange: (spans: Span[]) => void;
  /** Returns the span that a tap on the plus adds. */
  next: () => Span;
  /** Another tool beside the plus. */
  tool?: ReactNode;
}

/** A day: closed, or open in one or more spans. */
export function DayInput({ day, spans, empty = 'Closed', onChange, next, tool }: DayInputProps) {
  const id = useId();
  const addId = `${id}-add`;
  return (
    <div className={styles.day}>
      <div className={styles.head}>
        <div className={styles.text}>
          <p className={styles.name}>{day}</p>
          {spans.length === 0 && <p className={styles.closed}>{empty}</p>}
        </div>
        {tool}
        {spans.length < HOURS_SPANS_PER_DAY && (
          <IconButton
            id={addId}
            Icon={Plus}
            label={`Add a time on ${day}`}
            onClick={() => {
              onChange([...spans, next()]);
              focusRendered(`${id}-${spans.length}`);
            }}
          />
        )}
      </div>
      <SpansInput
        id={id}
        day={day}
        spans={spans}
        onChange={onChange}
        onRemoved={() => focusRendered(addId)}
      />
    </div>
  );
}
