import { today } from '../../lib/dates.ts';
import { isPast } from '../../lib/past-events.ts';
import { nearDay } from './calendar-day.ts';
import { EventChip } from './event-chip.tsx';

/** Says that an event is today, tomorrow or over; nothing for other days. */
export function WhenChip({ date }: { date: string }) {
  if (isPast(date, today())) return <EventChip tone="over">Past event</EventChip>;
  const word = nearDay(date, today());
  return word ? <EventChip tone="soon">{word}</EventChip> : null;
}
