import { dayNumber, instantOf, offsetAt, toDay, wallTime, weekdayOf } from '../lib/zone-clock.ts';
import { DAY_MS } from '../limits.ts';
import { minutesOfSpan } from './spans.ts';
import type { Closure, HoursException, PlaceHours, Span } from './types.ts';

/** Whether a place is open; the minutes are those until this changes, rounded up. */
export type OpenStatus =
  /** `until` is null if it does not close within a week. */
  | { state: 'open'; until: Date | null; minutes: number | null }
  /** `opensAt` is null if it does not open within a year, or its hours are not known. */
  | {
      state: 'closed';
      opensAt: Date | null;
      minutes: number | null;
      /** Set if the place is closed for a while. */
      closure?: Closure;
    };

const MINUTE_MS = 60_000;
/** A place that does not close for this long is always open. */
const ALWAYS_DAYS = 7;
const MOST_DAYS = 366;

/**
 * Returns whether a place is open at an instant, and when that changes. A span that ends after
 * midnight belongs to the day on which it begins, also before a day with an exception, and before a
 * closing for a while.
 * @returns undefined without spans or a known zone, unless the place is closed for a while
 */
export function openStatus(place: PlaceHours, at: Date): OpenStatus | undefined {
  const now = at.getTime();
  const timeZone = place.timeZone !== null && isKnown(place.timeZone, at) ? place.timeZone : null;
  // The days of a place whose zone is unknown are those of UTC, as on the server.
  const today = dayNumber(wallTime(timeZone ?? 'UTC', now));
  const closure = closureOn(place.closure, toDay(today));
  if (!place.openingHours || timeZone === null) {
    return closure && { ...closed(null, now), closure };
  }
  let until: number | undefined;
  // A span lasts a day at most, so none of an earlier day is still open.
  for (let day = today - 1; day <= today + MOST_DAYS; day += 1) {
    for (const span of spansOn(place, day)) {
      const { start, end } = instantsOf(span, day, timeZone);
      if (end <= now || end <= start) continue;
      if (until !== undefined && start > until) return open(until, now);
      if (until === undefined && start > now) return { ...closed(start, now), ...within(closure) };
      until = Math.max(until ?? end, end);
    }
    if (until !== undefined && day > today + ALWAYS_DAYS) break;
  }
  return until === undefined ? { ...closed(null, now), ...within(closure) } : open(until, now);
}

/**
 * Returns the closing for a while because of which a place is closed at an instant.
 */
export function closureAt(place: PlaceHours, at: Date): Closure | undefined {
  const status = openStatus(place, at);
  return status?.state === 'closed' ? status.closure : undefined;
}

/**
 * Returns the closing for a while that covers a day.
 * @param closure undefined in the responses of servers before it existed
 * @param day as `YYYY-MM-DD`
 */
export function closureOn(closure: Closure | null | undefined, day: string): Closure | undefined {
  return closure && closure.from <= day && day <= closure.until ? closure : undefined;
}

/**
 * Returns the spans of a day, in the order in which they open; none while the place is closed for a
 * while. Of several exceptions the one with the fewest days applies, so that a date can be inside a
 * season.
 * @param day its number since 1970-01-01
 */
export function spansOn(place: Omit<PlaceHours, 'timeZone'>, day: number): readonly Span[] {
  const date = toDay(day);
  if (closureOn(place.closure, date)) return [];
  const exception = exceptionOn(place.hoursExceptions, date);
  return exception?.spans ?? place.openingHours?.days[weekdayOf(day)] ?? [];
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
export function daysOf({ from, to }: Pick<HoursException, 'from' | 'to'>): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function instantsOf(span: Span, day: number, timeZone: string): { start: number; end: number } {
  const { start, end } = minutesOfSpan(span);
  const instant = (minutes: number) => instantOf(timeZone, day * DAY_MS + minutes * MINUTE_MS);
  return { start: instant(start), end: instant(end) };
}

function within(closure: Closure | undefined): { closure?: Closure } {
  return closure ? { closure } : {};
}

function open(until: number, now: number): OpenStatus {
  if (until - now > ALWAYS_DAYS * DAY_MS) return { state: 'open', until: null, minutes: null };
  return { state: 'open', until: new Date(until), minutes: minutesBetween(now, until) };
}

function closed(opensAt: number | null, now: number) {
  const state = 'closed' as const;
  if (opensAt === null) return { state, opensAt, minutes: null };
  return { state, opensAt: new Date(opensAt), minutes: minutesBetween(now, opensAt) };
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
