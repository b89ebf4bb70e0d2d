import type { RepeatedEvent } from '@hoptrail/contracts/events/repetition/repetition';
import { displayDate } from '../../../lib/text/dates.ts';
import { eventTimeText } from '../../../lib/text/times.ts';
import { CalendarLeaf } from '../shared/calendar-leaf/calendar-leaf.tsx';
import type { DatedEvent } from '../shared/event-day.ts';
import styles from './event-page.module.css';
import { repetitionLine } from './repetition-line.ts';

interface EventWhenProps {
  event: DatedEvent & RepeatedEvent;
  time: string;
}

/** The day and the time of an event, and when it repeats. */
export function EventWhen({ event, time }: EventWhenProps) {
  const repetition = repetitionLine(event);
  return (
    <div className={styles.when}>
      <CalendarLeaf event={event} />
      <div>
        <p className={styles.date}>{displayDate(event.date)}</p>
        <p className={styles.time}>{eventTimeText(time)}</p>
        {repetition && <p className={styles.time}>{repetition}</p>}
      </div>
    </div>
  );
}
