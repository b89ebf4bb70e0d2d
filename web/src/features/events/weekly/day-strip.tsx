import { type Weekday, weekdays } from '@hoptrail/contracts/lists/weekdays';
import { Link } from '@tanstack/react-router';
import styles from './day-strip.module.css';
import { weekdayOf } from './weekday-of.ts';

/**
 * Links to the days of the week. They replace the history entry, so that back leads to the events.
 */
export function DayStrip({ day }: { day: Weekday }) {
  // Not in the prerendered page, which is made on another day.
  const today = import.meta.env.SSR ? undefined : weekdayOf();
  return (
    <nav className={styles.strip} aria-label="Day of the week">
      {weekdays.map((other) => (
        <Link
          key={other}
          className={styles.day}
          to="/weekly-events/$day"
          params={{ day: other.toLowerCase() }}
          state={true}
          replace
          aria-current={other === day ? 'page' : undefined}
          data-today={other === today}
        >
          <span>
            {other.slice(0, 3)}
            <span className={styles.rest}>
              {other.slice(3)}
              {other === today && ', today'}
            </span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
