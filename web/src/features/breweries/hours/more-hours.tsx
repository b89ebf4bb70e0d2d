import { weekLines } from '@hoptrail/contracts/hours/hours-text';
import type { OpeningHours } from '@hoptrail/contracts/hours/types';
import { useId } from 'react';
import styles from './more-hours.module.css';
import { spansText } from './week.ts';

interface MoreHoursProps {
  /** Such as `Kitchen`. */
  title: string;
  hours: OpeningHours;
}

/** The hours of a kitchen, or the happy hours, without the days that have none. */
export function MoreHours({ title, hours }: MoreHoursProps) {
  const id = useId();
  const lines = weekLines(hours).filter(({ spans }) => spans.length > 0);
  if (lines.length === 0) return null;
  return (
    <div className={styles.hours}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {lines.map(({ days, spans }) => (
          <li key={days} className={styles.line}>
            <span>{days}</span>
            <span className={styles.times}>{spansText(spans)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
