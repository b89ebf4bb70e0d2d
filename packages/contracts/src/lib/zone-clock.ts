import { DAY_MS, HOUR_MS } from '../limits.ts';

/** The length of a span in which no zone changes its offset twice. */
const SPAN_MS = 28 * DAY_MS;

/** The offsets of a zone from UTC before and after the only change in a span, in milliseconds. */
interface OffsetSpan {
  before: number;
  after: number;
  changesAt: number;
}

// Both are remembered, because asking a format each time takes as long as reading ten check-ins.
const offsetFormats = new Map<string, Intl.DateTimeFormat>();
const spans = new Map<string, Map<number, OffsetSpan>>();

/**
 * Returns how far the clocks of a time zone are ahead of UTC at an instant, in milliseconds.
 * @param at in milliseconds since 1970
 * @throws RangeError if this browser or server does not know the zone
 */
export function offsetAt(timeZone: string, at: number): number {
  const number = Math.floor(at / SPAN_MS);
  const zoneSpans = spans.get(timeZone) ?? new Map<number, OffsetSpan>();
  const span = zoneSpans.get(number) ?? findSpan(timeZone, number * SPAN_MS);
  // A year has 13 spans, and the globe some 400 zones.
  spans.set(timeZone, zoneSpans.set(number, span));
  return at < span.changesAt ? span.before : span.after;
}

/**
 * Returns the time that the clocks of a time zone show at an instant, as if it were in UTC, in
 * milliseconds since 1970.
 */
export function wallTime(timeZone: string, at: number): number {
  return at + offsetAt(timeZone, at);
}

/**
 * Returns the instant at which the clocks of a time zone show a time. Of two instants, when the
 * clocks go back, it is the first; a time that the clocks skip is as much later as they skip.
 * @param wall the time as if it were in UTC, in milliseconds since 1970
 */
export function instantOf(timeZone: string, wall: number): number {
  const [before, after] = [offsetAt(timeZone, wall - DAY_MS), offsetAt(timeZone, wall + DAY_MS)];
  const isAfter = offsetAt(timeZone, wall - before) !== before;
  const isReal = offsetAt(timeZone, wall - after) === after;
  return wall - (isAfter && isReal ? after : before);
}

/** Returns the day of a time in milliseconds as its number since 1970-01-01. */
export function dayNumber(wall: number): number {
  return Math.floor(wall / DAY_MS);
}

/** Returns the day with a number as `YYYY-MM-DD`. */
export function toDay(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of a day, `YYYY-MM-DD`, since 1970-01-01. */
export function fromDay(day: string): number {
  return dayNumber(Date.parse(`${day}T00:00:00Z`));
}

/**
 * Returns the place of a day in a week that begins on Monday, from 0.
 * @param day its number since 1970-01-01
 */
export function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday.
  return (((day + 3) % 7) + 7) % 7;
}

function findSpan(timeZone: string, start: number): OffsetSpan {
  const before = formattedOffset(timeZone, start);
  const after = formattedOffset(timeZone, start + SPAN_MS);
  let [low, high] = [start, start + SPAN_MS];
  while (before !== after && high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (formattedOffset(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return { before, after, changesAt: high };
}

function formattedOffset(timeZone: string, at: number): number {
  const format =
    offsetFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const ahead = Number(hours) * HOUR_MS + (Number(minutes) * HOUR_MS) / 60;
  return sign === '-' ? -ahead : ahead;
}
