import { MINUTES_PER_DAY, timeOf } from '../spans.ts';
import type { Span } from '../types.ts';
import type { Clock, Token } from './hours-words.ts';

type Time = Extract<Token, { kind: 'time' }>;

const NOON = MINUTES_PER_DAY / 2;

/**
 * Returns the span from one written time to another. A missing half of the day follows from the
 * other time where only one reading is sensible: `4-10 PM`, `11-9 PM`, `4 pm - 2`.
 * @param clock how the text writes times
 * @returns undefined if there are two readings, as in `4-10` or `11-2 am`, or if a mistake is
 * likely, as in `4 pm - 12 pm`
 */
export function readSpan(first: Time, last: Time, clock: Clock): Span | undefined {
  if (isSlip(first, last, clock)) return undefined;
  const [opens, closes] = [minutesOf(first, clock), minutesOf(last, clock)];
  if (opens !== undefined && closes !== undefined) return span(opens, closes);
  if (opens === undefined && closes === undefined) return undefined;
  if (opens !== undefined) return openedAt(opens, last);
  return closes === undefined ? undefined : closedAt(first, closes);
}

/** The last hour at which a brewery that is open at midnight opens in the evening, not the morning. */
const LAST_EVENING = 8;
/** The first hour at which it opens in the morning. */
const FIRST_MORNING = 10;
/** The first hour at which it opens by a clock of 24 hours, and the first that is no longer night. */
const [FIRST_OPEN, LAST_NIGHT] = [7, 3];
/** The minutes under which a brewery is rarely open. */
const SHORT = 4 * 60;

/** Returns whether a span is written in a way that often means another one. */
function isSlip(first: Time, last: Time, clock: Clock): boolean {
  const isOpen = !hasHalf(first) && !hasHalf(last);
  const isSame = first.hour === last.hour && first.minute === last.minute;
  // `24:00-02:00` may be of the day before or of the day after, `12-12` of twelve hours.
  if (first.half === '24' && first.hour === 24) return true;
  if (isSame && first.hour > 0 && (isOpen || first.half === '24')) return true;
  // `4-10` among times such as 16:00, `4-22`, `10-4`, `04:00-10:00` and `09:00-05:00` may leave out
  // the pm.
  if (clock === '24' || clock === 'padded') {
    const isEarly = first.hour < FIRST_OPEN && (isOpen || first.half === undefined);
    const mayBePm = last.half === undefined || (isOpen && clock === 'padded');
    const isNight = last.hour < first.hour && last.hour >= LAST_NIGHT;
    return isEarly || (mayBePm && isNight && last.hour + 12 > first.hour);
  }
  // `4 pm - 12 pm` and `12 am - 12 pm` mean midnight, `9-12 pm` and `11 am - 12 pm` may; `12 am - 9 pm`
  // means noon.
  if (isTwelve(last, 'pm')) {
    return first.half !== '24' && (first.half !== 'am' || first.hour >= FIRST_MORNING);
  }
  return isTwelve(first, 'am') && last.half !== 'am' && last.minute !== 59;
}

function hasHalf({ half }: Time): boolean {
  return half !== undefined && half !== 'padded';
}

function isTwelve(time: Time, half: 'am' | 'pm'): boolean {
  return time.half === half && time.hour === 12 && time.minute === 0;
}

function closedAt(first: Time, closes: number): Span | undefined {
  const [morning, evening] = [clockMinutes(first, 0), clockMinutes(first, NOON)];
  // `11-9 PM` opens in the morning, `4-10 PM` in the afternoon.
  if (closes >= NOON && closes < MINUTES_PER_DAY) {
    if (evening < closes) return span(evening, closes);
    // `2-1 pm` is likely a mistake.
    return morning < FIRST_OPEN * 60 ? undefined : span(morning, closes);
  }
  const night = closes % MINUTES_PER_DAY;
  // `6-11 AM` is a morning.
  if (morning < night) return first.hour === 12 ? undefined : span(morning, night);
  if (first.hour <= LAST_EVENING || first.hour === 12) return span(evening, night);
  return night === 0 && first.hour >= FIRST_MORNING ? span(morning, night) : undefined;
}

function openedAt(opens: number, last: Time): Span | undefined {
  const readings = [clockMinutes(last, 0), clockMinutes(last, NOON)];
  const lengths = readings.map((closes) => {
    const length = (closes - opens + MINUTES_PER_DAY) % MINUTES_PER_DAY;
    // `11 am - 11` is not a whole day.
    return length === 0 ? MINUTES_PER_DAY : length;
  });
  const shortest = Math.min(...lengths);
  // `11 am - 12` may be an hour or thirteen, `11 am - 2` a lunch or a night.
  const isAfternoon = opens + shortest < MINUTES_PER_DAY && opens + shortest > NOON;
  const mayBeNight = isAfternoon && last.hour <= LAST_NIGHT && shortest < SHORT;
  const hasOne = (last.hour !== 12 || opens >= NOON) && !mayBeNight;
  return hasOne ? span(opens, opens + shortest) : undefined;
}

/** Returns the minutes since midnight of a time whose half of the day is known. */
function minutesOf(time: Time, clock: Clock): number | undefined {
  const { hour, minute, half } = time;
  if (half === 'am' || half === 'pm') return clockMinutes(time, half === 'pm' ? NOON : 0);
  // With 16:00 or 09:00 in the text and no pm, 11:00 is in the morning.
  const isWhole = half === '24' || half === 'word' || clock === '24' || clock === 'padded';
  return isWhole ? hour * 60 + minute : undefined;
}

function clockMinutes({ hour, minute }: Time, half: number): number {
  return (hour % 12) * 60 + minute + half;
}

function span(opens: number, closes: number): Span {
  return { opens: timeOf(opens), closes: timeOf(closes) };
}
