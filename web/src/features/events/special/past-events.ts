import { dayOf } from '@hoptrail/contracts/lib/event-dates';

/** Whether an event's day is over; one without a readable day never is. */
export function isPast(date: string, today: string): boolean {
  const iso = dayOf(date);
  return iso !== undefined && iso < today;
}

/**
 * Parts the events that are over from those ahead; each part keeps the order it came in.
 * @param today `YYYY-MM-DD`, where the person is
 */
export function partPast<T extends { date: string }>(
  events: readonly T[],
  today: string,
): { upcoming: T[]; past: T[] } {
  return {
    upcoming: events.filter(({ date }) => !isPast(date, today)),
    past: events.filter(({ date }) => isPast(date, today)),
  };
}
