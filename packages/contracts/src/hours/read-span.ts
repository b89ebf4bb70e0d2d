import type { Token } from './hours-words.ts';
import { MINUTES_PER_DAY, timeOf } from './spans.ts';
import type { Span } from './types.ts';

type Time = Extract<Token, { kind: 'time' }>;

const NOON = MINUTES_PER_DAY / 2;

/**
 * Returns the span from one written time to another. A missing half of the day follows from the
 * other time where only one reading is sensible: `4-10 PM`, `11-9 PM`, `4 pm - 2`.
 * @returns undefined if there are two readings, as in `4-10` or `11-2 am`
 */
export function readSpan(first: Time, last: Time): Span | undefined {
  const [opens, closes] = [minutesOf(first), minutesOf(last)];
  if (opens !== undefined && closes !== undefined) return span(opens, closes);
  if (opens === undefined && closes === undefined) return undefined;
  if (opens !== undefined) return openedAt(opens, last);
  return closes === undefined ? undefined : closedAt(first, closes);
}

/** The last hour at which a brewery that is open at midnight opens in the evening, not the morning. */
const LAST_EVENING = 8;
/** The first hour at which it opens in the morning. */
const FIRST_MORNING = 10;

function closedAt(first: Time, closes: number): Span | undefined {
  const [morning, evening] = [clockMinutes(first, 0), clockMinutes(first, NOON)];
  // `11-9 PM` opens in the morning, `4-10 PM` in the afternoon.
  if (closes >= NOON && closes < MINUTES_PER_DAY)
    return span(evening < closes ? evening : morning, closes);
  const night = closes % MINUTES_PER_DAY;
  // `6-11 AM` is a morning.
  if (morning < night) return span(morning, night);
  if (first.hour <= LAST_EVENING || first.hour === 12) return span(evening, night);
  return night === 0 && first.hour >= FIRST_MORNING ? span(morning, night) : undefined;
}

function openedAt(opens: number, last: Time): Span | undefined {
  const readings = [clockMinutes(last, 0), clockMinutes(last, NOON)];
  const lengths = readings.map((closes) => (closes - opens + MINUTES_PER_DAY) % MINUTES_PER_DAY);
  const shortest = Math.min(...lengths);
  // `11 am - 12` may be an hour or thirteen.
  const hasOne = last.hour !== 12 || opens >= NOON;
  return hasOne ? span(opens, opens + shortest) : undefined;
}

/** Returns the minutes since midnight of a time whose half of the day is known. */
function minutesOf(time: Time): number | undefined {
  if (time.half === undefined) return undefined;
  if (time.half === '24' || time.half === 'word') return time.hour * 60 + time.minute;
  return clockMinutes(time, time.half === 'pm' ? NOON : 0);
}

function clockMinutes({ hour, minute }: Time, half: number): number {
  return (hour % 12) * 60 + minute + half;
}

function span(opens: number, closes: number): Span {
  return { opens: timeOf(opens), closes: timeOf(closes) };
}
