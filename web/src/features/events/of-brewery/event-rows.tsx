import type { PublicSpecialEvent, PublicWeeklyEvent } from '@hoptrail/contracts/breweries/preview';
import { occurrenceOn } from '@hoptrail/contracts/events/when/event-days';
import { Link } from '@tanstack/react-router';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Ticket from 'lucide-react/icons/ticket';
import type { ReactNode } from 'react';
import rowLink from '../../../components/layout/navigation/row-link.module.css';
import { displayDate } from '../../../lib/text/dates.ts';
import { eventTimeText } from '../../../lib/text/times.ts';
import { calendarDay } from '../shared/calendar-leaf/calendar-day.ts';
import { CalendarLeaf } from '../shared/calendar-leaf/calendar-leaf.tsx';
import { EventChip, EventChips } from '../shared/event-chip.tsx';
import { type DatedEvent, todayAt, zoneOf } from '../shared/event-day.ts';
import { WhenChip } from '../special/when-chip.tsx';
import styles from './event-rows.module.css';

interface EventRowsProps {
  /** Whether the chips are beside the words instead of below them. */
  isCompact?: boolean;
  children: ReactNode;
}

/** The frame around rows of events. */
export function EventRows({ isCompact = false, children }: EventRowsProps) {
  return (
    <ul className={styles.rows} data-compact={isCompact}>
      {children}
    </ul>
  );
}

/** A special event on its brewery's page. The whole row links to the event. */
export function SpecialEventRow({ event }: { event: PublicSpecialEvent }) {
  const time = eventTimeText(event.time);
  const hasLeaf = calendarDay(event.date, todayAt(event)) !== undefined;
  return (
    <Row
      leaf={event}
      name={
        <Link className={rowLink.link} to="/special-event/$id" params={{ id: event.id }}>
          {event.event}
        </Link>
      }
      time={hasLeaf ? time : `${displayDate(event.date)}, ${time}`}
    >
      {event.rsvpRequired && <EventChip Icon={ClipboardCheck}>RSVP</EventChip>}
      {event.ticketLink && <EventChip Icon={Ticket}>Tickets</EventChip>}
    </Row>
  );
}

interface WeeklyEventRowProps {
  event: PublicWeeklyEvent;
  /** Its next day, `YYYY-MM-DD`. */
  day: string | undefined;
}

/** A weekly event on its brewery's page, with the leaf of its next date. Links to its day. */
export function WeeklyEventRow({ event, day }: WeeklyEventRowProps) {
  return (
    <Row
      leaf={occurrence(event, day)}
      name={
        <Link
          className={rowLink.link}
          to="/weekly-events/$day"
          params={{ day: event.day.toLowerCase() }}
        >
          {event.title}
        </Link>
      }
      time={`${event.day}s, ${eventTimeText(event.time)}`}
    />
  );
}

/** Returns a weekly event's next date as that of a special event; without a day if it has none. */
function occurrence(event: PublicWeeklyEvent, day: string | undefined): DatedEvent {
  if (day === undefined || !event.when) return { date: day ?? '' };
  const timeZone = zoneOf(event);
  const { endsAt } = occurrenceOn(day, timeZone, event.when);
  return { date: day, when: { timeZone, endsAt: endsAt.toISOString() } };
}

interface RowProps {
  leaf: DatedEvent;
  name: ReactNode;
  time: string;
  /** More chips than that of the day. */
  children?: ReactNode;
}

function Row({ leaf, name, time, children }: RowProps) {
  return (
    <li className={styles.row}>
      <CalendarLeaf event={leaf} />
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.time}>{time}</p>
        <EventChips>
          <WhenChip event={leaf} />
          {children}
        </EventChips>
      </div>
    </li>
  );
}
