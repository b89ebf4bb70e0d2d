import { today } from '../../../lib/text/dates.ts';
import { EventChip } from '../shared/event-chip.tsx';
import { nearDay } from './calendar-day.ts';
import { isPast } from './past-events.ts';

/** A chip that an event is today, tomorrow or over; renders nothing on other days. */
export function WhenChip({ date }: { date: string }) {
  if (isPast(date, today())) return <EventChip tone="over">Past event</EventChip>;
  const word = nearDay(date, today());
  return word ? <EventChip tone="soon">{word}</EventChip> : null;
}
