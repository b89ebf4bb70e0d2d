import { nearDay } from '../shared/calendar-leaf/calendar-day.ts';
import { EventChip } from '../shared/event-chip.tsx';
import { type DatedEvent, isPast, todayAt } from '../shared/event-day.ts';

/** A chip that an event is today, tomorrow or over; renders nothing on other days. */
export function WhenChip({ event }: { event: DatedEvent }) {
  if (isPast(event)) return <EventChip tone="over">Past event</EventChip>;
  const word = nearDay(event.date, todayAt(event));
  return word ? <EventChip tone="soon">{word}</EventChip> : null;
}
