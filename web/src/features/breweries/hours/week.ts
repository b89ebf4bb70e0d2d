import { closureOn, exceptionOn, spansOn } from '@hoptrail/contracts/hours/open-status';
import type { HoursException, PlaceHours, Span } from '@hoptrail/contracts/hours/types';
import { dayNumber, offsetAt, toDay, weekdayOf } from '@hoptrail/contracts/lib/zone-clock';
import { type Weekday, weekdays } from '@hoptrail/contracts/lists/weekdays';
import { shortDayText } from '../../../lib/text/dates.ts';
import { openingTimeText } from '../../../lib/text/times.ts';

/** A day of the next seven. */
export interface DayOfWeek {
  day: Weekday;
  isToday: boolean;
  spans: readonly Span[];
  /** The date if other hours than usual apply, such as `Dec 25`. */
  other: string | undefined;
  note: string | undefined;
}

const NEAR_DAYS = 30;

/** Returns the week around today, Monday first: each day with the hours of its next date. */
export function weekOf(place: Omit<PlaceHours, 'timeZone'>, today: number): DayOfWeek[] {
  return weekdays.map((day, index) => {
    const number = today + ((index - weekdayOf(today) + 7) % 7);
    const date = toDay(number);
    const isAway = closureOn(place.closure, date) !== undefined;
    const exception = isAway ? undefined : exceptionOn(place.hoursExceptions, date);
    return {
      day,
      isToday: number === today,
      spans: spansOn(place, number),
      other: isAway || exception ? shortDayText(date) : undefined,
      note: exception?.note,
    };
  });
}

/** Returns the exceptions that begin in the next weeks, after the week that is shown. */
export function nearExceptions(
  exceptions: readonly HoursException[],
  today: number,
): HoursException[] {
  const [shown, last] = [toDay(today + 6), toDay(today + NEAR_DAYS)];
  return exceptions
    .filter(({ from, to }) => to > shown && from <= last)
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/** Returns the spans of a day as text, such as `11 am – 2 pm, 4 – 10 pm`. */
export function spansText(spans: readonly Span[]): string {
  if (spans.length === 0) return 'Closed';
  return spans.map(spanText).join(', ');
}

function spanText({ opens, closes }: Span): string {
  if (opens === closes) return 'Open 24 hours';
  return `${openingTimeText(opens)} – ${openingTimeText(closes)}`;
}

/** Returns the days of an exception, such as `Dec 24` or `Dec 24 – Jan 2`. */
export function datesText({ from, to }: Pick<HoursException, 'from' | 'to'>): string {
  return from === to ? shortDayText(from) : `${shortDayText(from)} – ${shortDayText(to)}`;
}

/** Returns the number of the day in a zone since 1970-01-01; without a zone, of the phone's day. */
export function dayAt(instant: Date, timeZone: string | null): number {
  return dayNumber(wall(instant, timeZone));
}

/** Returns the time of day in a zone, `HH:MM`. */
export function wallTime(instant: Date, timeZone: string): string {
  return new Date(wall(instant, timeZone)).toISOString().slice(11, 16);
}

function wall(instant: Date, timeZone: string | null): number {
  const at = instant.getTime();
  return at + (timeZone === null ? ownOffset(instant) : offsetAt(timeZone, at));
}

/** Returns how far the phone's clocks are ahead of UTC, in milliseconds. */
export function ownOffset(instant: Date): number {
  return -instant.getTimezoneOffset() * 60_000;
}
