import { displayDate } from '../../../lib/text/dates.ts';
import { eventTimeText } from '../../../lib/text/times.ts';
import { CalendarLeaf } from '../special/calendar-leaf.tsx';
import styles from './event-page.module.css';

/** The day and the time of an event. */
export function EventWhen({ date, time }: { date: string; time: string }) {
  return (
    <div className={styles.when}>
      <CalendarLeaf date={date} />
      <div>
        <p className={styles.date}>{displayDate(date)}</p>
        <p className={styles.time}>{eventTimeText(time)}</p>
      </div>
    </div>
  );
}
