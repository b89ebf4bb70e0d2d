import { dayNumber, instantOf, offsetAt, toDay, wallTime, weekdayOf } from '../lib/zone-clock.ts';
import { DAY_MS } from '../limits.ts';
import { minutesOfSpan } from './spans.ts';
import type { HoursException, OpeningHours, Span } from './types.ts';

/** Whether a place is open; the minutes are those until this changes, rounded up. */
export type OpenStatus =
  /** `until` is null if it does not close within a week. */
  | { state: 'open'; until: Date | null; minutes: number | null }
  /** `opensAt` is null if it does not open within a year. */
  | { state: 'closed'; opensAt: Date | null; minutes: number | null };

const MINUTE_MS = 60_000;
/** A place that does not close for this long is always open. */
const ALWAYS_DAYS = 7;
const MOST_DAYS = 366;

/**
 * Returns whether a place is open at an instant, and when that changes. A span that ends after
 * midnight belongs to the day on which it begins, also before a day with an exception.
 * @param hours the spans of a week
 * @param exceptions replace the spans of their days
 * @param timeZone the IANA zone of the place
 * @returns undefined without spans or a known zone
 */
export function openStatus(
  hours: OpeningHours | null,
  exceptions: readonly HoursException[],
  timeZone: string | null,
  at: Date,
): OpenStatus | undefined {
  if (!hours || timeZone === null || !isKnown(timeZone, at)) return undefined;
  const now = at.getTime();
  const today = dayNumber(wallTime(timeZone, now));
  let until: number | undefined;
  // A span lasts a day at most, so none of an earlier day is still open.
  for (let day = today - 1; day <= today + MOST_DAYS; day += 1) {
    for (const span of spansOn(hours, exceptions, day)) {
      const { start, end } = instantsOf(span, day, timeZone);
      if (end <= now || end <= start) continue;
      if (until !== undefined && start > until) return open(until, now);
      if (until === undefined && start > now) return closed(start, now);
      until = Math.max(until ?? end, end);
    }
    if (until !== undefined && day > today + ALWAYS_DAYS) break;
  }
  return until === undefined ? closed(null, now) : open(until, now);
}

/**
 * Returns the spans of a day, in the order in which they open. Of several exceptions the one with
 * the fewest days applies, so that a date can be inside a season.
 * @param day its number since 1970-01-01
 */
export function spansOn(
  hours: OpeningHours,
  exceptions: readonly HoursException[],
  day: number,
): readonly Span[] {
  return exceptionOn(exceptions, toDay(day))?.spans ?? hours.days[weekdayOf(day)] ?? [];
}

/**
 * Returns the exception that applies on a day.
 * @param day as `YYYY-MM-DD`
 */
export function exceptionOn(
  exceptions: readonly HoursException[],
  day: string,
): HoursException | undefined {
  return exceptions
    .filter(({ from, to }) => from <= day && day <= to)
    .toSorted((one, other) => daysOf(one) - daysOf(other))[0];
}

/** Returns the number of days of an exception. */
export function daysOf({ from, to }: HoursException): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function instantsOf(span: Span, day: number, timeZone: string): { start: number; end: number } {
  const { start, end } = minutesOfSpan(span);
  const instant = (minutes: number) => instantOf(timeZone, day * DAY_MS + minutes * MINUTE_MS);
  return { start: instant(start), end: instant(end) };
}

function open(until: number, now: number): OpenStatus {
  if (until - now > ALWAYS_DAYS * DAY_MS) return { state: 'open', until: null, minutes: null };
  return { state: 'open', until: new Date(until), minutes: minutesBetween(now, until) };
}

function closed(opensAt: number | null, now: number): OpenStatus {
  if (opensAt === null) return { state: 'closed', opensAt, minutes: null };
  return { state: 'closed', opensAt: new Date(opensAt), minutes: minutesBetween(now, opensAt) };
}

function minutesBetween(now: number, then: number): number {
  return Math.ceil((then - now) / MINUTE_MS);
}

/** Returns whether this browser or server knows a zone; old ones do not know new zones. */
function isKnown(timeZone: string, at: Date): boolean {
  try {
    return Number.isFinite(offsetAt(timeZone, at.getTime()));
  } catch {
    return false;
  }
}
