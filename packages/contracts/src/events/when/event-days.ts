import { dayNumber, fromDay, instantOf, toDay, wallTime, weekdayOf } from '../../lib/zone-clock.ts';
import { type Weekday, weekdays } from '../../lists/weekdays.ts';
import { dayOf } from './event-dates.ts';

/** A special event's date, and its instants where they are known. */
interface DatedEvent {
  date: string;
  when?: { endsAt: string } | null;
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

function timeOn(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00Z`);
}
