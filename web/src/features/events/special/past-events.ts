import { dayOf } from '@hoptrail/contracts/lib/event-dates';

/** Returns whether an event's day is over; false if its date names no day. */
export function isPast(date: string, today: string): boolean {
  const iso = dayOf(date);
  return iso !== undefined && iso < today;
}

/**
 * Splits events into upcoming and past ones, each in the given order.
 * @param today `YYYY-MM-DD` in the person's time zone
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
