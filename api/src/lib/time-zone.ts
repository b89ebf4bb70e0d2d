import type { Position } from '@hoptrail/contracts/lib/distance';
import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import lookUp from '@photostructure/tz-lookup';

/** Where a position is unknown, days are those of this zone. */
const UNKNOWN = 'UTC';

/** The length of a span in which no zone changes its offset twice. */
const SPAN_MS = 28 * DAY_MS;

/** The offsets of a zone from UTC before and after the only change in a span, in milliseconds. */
interface Span {
  before: number;
  after: number;
  changesAt: number;
}

// Both are remembered, because asking a format each time takes as long as reading ten check-ins.
const offsetFormats = new Map<string, Intl.DateTimeFormat>();
const spans = new Map<string, Map<number, Span>>();

/** Returns the IANA time zone at a position; null without one, or if it is not on the globe. */
export function timeZoneAt(position: Position | undefined): string | null {
  if (!position || Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) {
    return null;
  }
  return lookUp(position.latitude, position.longitude);
}

/** Returns the day of an instant in a time zone as `YYYY-MM-DD`; in UTC if the zone is unknown. */
export function dayIn(timeZone: string | null, at: Date): string {
  return toDay(dayNumberIn(timeZone, at.getTime()));
}

/** Returns the time of an instant in a time zone as `HH:MM`. */
export function timeIn(timeZone: string, at: Date): string {
  return new Date(at.getTime() + offsetAt(timeZone, at.getTime())).toISOString().slice(11, 16);
}

/**
 * Returns the day of an instant in a time zone as its number since 1970-01-01; in UTC if the zone
 * is unknown.
 * @param at in milliseconds since 1970
 */
export function dayNumberIn(timeZone: string | null, at: number): number {
  return Math.floor((at + offsetAt(timeZone ?? UNKNOWN, at)) / DAY_MS);
}

/** Returns the day with a number as `YYYY-MM-DD`. */
export function toDay(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** Returns how far a time zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const number = Math.floor(at / SPAN_MS);
  const known = spans.get(timeZone) ?? new Map<number, Span>();
  const span = known.get(number) ?? findSpan(timeZone, number * SPAN_MS);
  // A year has 13 spans, and the globe some 400 zones.
  spans.set(timeZone, known.set(number, span));
  return at < span.changesAt ? span.before : span.after;
}

function findSpan(timeZone: string, start: number): Span {
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
