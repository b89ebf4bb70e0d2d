import { displayDate } from '../../../lib/text/dates.ts';
import { eventTimeText } from '../../../lib/text/times.ts';
import { CalendarLeaf } from '../shared/calendar-leaf/calendar-leaf.tsx';
import type { DatedEvent } from '../shared/event-day.ts';
import styles from './event-page.module.css';

/** The day and the time of an event. */
export function EventWhen({ event, time }: { event: DatedEvent; time: string }) {
  return (
    <div className={styles.when}>
      <CalendarLeaf event={event} />
      <div>
        <p className={styles.date}>{displayDate(event.date)}</p>
        <p className={styles.time}>{eventTimeText(time)}</p>
      </div>
    </div>
  );
}
