import { dayNumber, fromDay, instantOf, toDay, wallTime, weekdayOf } from '../../lib/zone-clock.ts';
import { type Weekday, weekdays } from '../../lists/weekdays.ts';
import { daysIn } from './days-in.ts';
import { dayOf } from './event-dates.ts';

/** How many weeks are searched for a weekly event's next date: it may be left out of all of them. */
const MOST_WEEKS = 53;

/** A special event's date, and its instants where they are known. */
interface DatedEvent {
  date: string;
  when?: { endsAt: string } | null;
}

/** A weekly event's day and its times, as `HH:MM`, where they are known. */
interface RepeatedEvent {
  day: Weekday;
  notOn: string | null;
  when: { start: string; end: string } | null;
}

/**
 * Returns the day of an instant in a time zone as `YYYY-MM-DD`.
 * @param at in milliseconds since 1970
 * @throws RangeError if this browser or server does not know the zone
 */
export function dayAt(timeZone: string, at: number): string {
  return toDay(dayNumber(wallTime(timeZone, at)));
}

/** Returns the day some days later as `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return toDay(fromDay(day) + days);
}

/** Returns the first day of the week from a day on. */
export function firstOn(weekday: Weekday, from: string): string {
  return dayAfter(from, (weekdays.indexOf(weekday) - weekdayOf(fromDay(from)) + 7) % 7);
}

/** Returns the start and end of an event on a day, `YYYY-MM-DD`, from its times, `HH:MM`. */
export function occurrenceOn(
  day: string,
  timeZone: string,
  { start, end }: { start: string; end: string },
): { startsAt: Date; endsAt: Date } {
  const startsAt = instantOf(timeZone, timeOn(day, start));
  const endsAt = instantOf(timeZone, timeOn(end > start ? day : dayAfter(day, 1), end));
  // Clocks that go forward may skip an event of minutes.
  return {
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt > startsAt ? endsAt : startsAt + 60_000),
  };
}

/**
 * Returns whether a special event is over: its day has passed in the time zone, and it does not go
 * on after midnight. False if its date cannot be read.
 * @param at in milliseconds since 1970
 */
export function isOver({ date, when }: DatedEvent, timeZone: string, at: number): boolean {
  const day = dayOf(date);
  if (day === undefined || day >= dayAt(timeZone, at)) return false;
  return !when || Date.parse(when.endsAt) <= at;
}

/**
 * Returns the next day on which a weekly event takes place, `YYYY-MM-DD` in the time zone. It is
 * the current one until the event ends, after midnight too.
 * @param at in milliseconds since 1970
 * @returns undefined if `notOn` names all of the coming year
 */
export function nextDayOf(
  { day, notOn, when }: RepeatedEvent,
  timeZone: string,
  at: number,
): string | undefined {
  const today = dayAt(timeZone, at);
  const skipped = daysIn(notOn ?? '');
  const first = firstOn(day, dayAfter(today, -1));
  return Array.from({ length: MOST_WEEKS }, (_, week) => dayAfter(first, 7 * week)).find(
    (date) => !skipped.includes(date) && !isPast(date),
  );

  function isPast(date: string): boolean {
    if (!when) return date < today;
    return occurrenceOn(date, timeZone, when).endsAt.getTime() <= at;
  }
}

function timeOn(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00Z`);
}
