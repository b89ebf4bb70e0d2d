import CalendarDays from 'lucide-react/icons/calendar-days';
import { displayDate } from '../../../../lib/text/dates.ts';
import { type DatedEvent, isPast, todayAt } from '../event-day.ts';
import { calendarDay } from './calendar-day.ts';
import styles from './calendar-leaf.module.css';

/** An event's date as a calendar leaf; a calendar icon if the text names no day. */
export function CalendarLeaf({ event }: { event: DatedEvent }) {
  const leaf = calendarDay(event.date, todayAt(event));
  if (!leaf) {
    return (
      <span className={styles.sign}>
        <CalendarDays size={26} aria-hidden />
      </span>
    );
  }
  return (
    <time className={styles.leaf} dateTime={leaf.iso} data-past={isPast(event)}>
      <span className="visually-hidden">{displayDate(event.date)}</span>
      <span className={styles.month} aria-hidden>
        {leaf.month}
      </span>
      <span className={styles.day} aria-hidden>
        {leaf.day}
      </span>
      <span className={styles.foot} aria-hidden>
        {leaf.foot}
      </span>
    </time>
  );
}
