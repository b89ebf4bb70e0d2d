import { dayOf } from './event-dates.ts';
import { timesOf } from './event-times.ts';

/** Returns the sort key of an event: day and start as text; undefined if the day is unreadable. */
export function eventSortKey(date: string, time: string): string | undefined {
  const day = dayOf(date);
  return day && `${day}T${timesOf(time)?.start ?? '00:00'}`;
}
