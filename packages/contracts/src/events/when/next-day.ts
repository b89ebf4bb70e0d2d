import type { Weekday } from '../../lists/weekdays.ts';
import { daysIn } from './days-in.ts';
import { dayAfter, dayAt, firstOn, occurrenceOn } from './event-days.ts';

/** How many weeks are searched for a weekly event's next date: it may be left out of all of them. */
const MOST_WEEKS = 53;

/** A weekly event's day and its times, as `HH:MM`, where they are known. */
interface RepeatedEvent {
  day: Weekday;
  notOn: string | null;
  /** With the days on which it does not take place for another reason, such as a closing. */
  when: { start: string; end: string; notOn?: readonly string[] } | null;
}

/**
 * Returns the next day on which a weekly event takes place, `YYYY-MM-DD` in the time zone. It is
 * the current one until the event ends, after midnight too.
 * @param at in milliseconds since 1970
 * @returns undefined if `notOn` has all of the coming year
 */
export function nextDayOf(
  { day, notOn, when }: RepeatedEvent,
  timeZone: string,
  at: number,
): string | undefined {
  const today = dayAt(timeZone, at);
  const skipped = [...daysIn(notOn ?? ''), ...(when?.notOn ?? [])];
  const first = firstOn(day, dayAfter(today, -1));
  return Array.from({ length: MOST_WEEKS }, (_, week) => dayAfter(first, 7 * week)).find(
    (date) => !skipped.includes(date) && !isPast(date),
  );

  function isPast(date: string): boolean {
    if (!when) return date < today;
    return occurrenceOn(date, timeZone, when).endsAt.getTime() <= at;
  }
}
