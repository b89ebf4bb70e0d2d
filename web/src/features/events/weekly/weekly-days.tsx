import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { type Weekday, weekdays } from '@hoptrail/contracts/lists/weekdays';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { trpc } from '../../../data/trpc.ts';
import { counted } from '../../../lib/text/numbers.ts';
import { EventChip } from '../shared/event-chip.tsx';
import { nearestFirst } from './nearest-first.ts';
import { weekdayOf } from './weekday-of.ts';
import styles from './weekly-days.module.css';
import { WeeklyLogo } from './weekly-logo.tsx';

const LOGOS_SHOWN = 3;

/** The days of the week as links to their events, with number and logos once they are loaded. */
export function WeeklyDays() {
  const { data } = trpc.events.weekly.list.useQuery();
  const today = weekdayOf();
  return (
    <ul className={styles.days}>
      {weekdays.map((day) => (
        <li key={day}>
          <Link
            className={styles.day}
            to="/weekly-events/$day"
            params={{ day: day.toLowerCase() }}
            state={{ fromEvents: true }}
            aria-current={day === today ? 'date' : undefined}
          >
            <span className={styles.name}>{day}</span>
            <DaySummary isToday={day === today} events={data && eventsOf(day, data)} />
            <ChevronRight className={styles.chevron} size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface DaySummaryProps {
  isToday: boolean;
  /** Undefined until they are loaded. */
  events: WeeklyEvent[] | undefined;
}

function DaySummary({ isToday, events }: DaySummaryProps) {
  return (
    <>
      <span className={styles.count}>
        {isToday && <EventChip tone="soon">Today</EventChip>}
        {events && countText(events.length)}
      </span>
      <span className={styles.logos}>
        {events?.slice(0, LOGOS_SHOWN).map((event) => (
          <WeeklyLogo key={event.id} event={event} size={34} />
        ))}
      </span>
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No events';
  return counted(count, 'event', 'events');
}

function eventsOf(day: Weekday, all: readonly WeeklyEvent[]): WeeklyEvent[] {
  const ofDay = all.filter((event) => event.day === day);
  return nearestFirst(ofDay, undefined).map(({ event }) => event);
}
