import { isPast } from './calendar-day.ts';

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
