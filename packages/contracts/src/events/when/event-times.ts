import { RANGE } from '../../lib/text/range-words.ts';
import { DAY_MINUTES, readTime, TIME, TIME_GROUPS, type WrittenTime } from './written-time.ts';

/** The times of day of an event as `HH:MM`; an end that is not later is on the next day. */
export interface EventTimes {
  start: string;
  /** Null if the text has none. */
  end: string | null;
}

/** The times of a text, and what the text leaves open. */
interface ReadTimes extends EventTimes {
  /** The part of the text that has them. */
  text: string;
  /** Whether it says neither am or pm nor a time of 24 hours. It is read as of 24 hours. */
  isHalfOpen: boolean;
}

/** The longest text that is read; an older version may have stored longer ones. */
const MAX_LENGTH = 200;
const ALL_DAY = /\ball[\s-]*day\b/i;
const TIMES = new RegExp(String.raw`${TIME}(?:\s*${RANGE}\s*${TIME})?`, 'iu');
/** Numbers that are no time of day: prices, ages, and the second Friday of a month. */
const OTHER_NUMBERS = /[$€£#]\s*\d[\d.,]*|\d+(?:st|nd|rd|th)\b|\d+%|\d+\+(?!\s*\d)/giu;
/** Another time before the one that was found, or a word that makes that one an end. */
const EARLIER = new RegExp(
  String.raw`\d|\b(?:noon|midday|midnight)\b|${RANGE}\s*$|\b(?:before|by|up to|ends?|ending|clos(?:es?|ing)|over|done|finish(?:es)?|last (?:calls?|orders?|entry))\b(?:\s+(?:at|by))?[\s:]*$`,
  'iu',
);
/** Times of another time zone, as programs write them. */
const ZONED = /^\s*(?:Z|UTC|GMT)\b|^\+\d/iu;
/** Words before a number that is no time of day, even with a letter: `Room 7A`. */
const PLACE =
  /\b(?:room|suite|hall|gate|unit|stage|table|level|lot|building|booth|section)\s*#?$/iu;
/** Words that say nothing about the half of the day. */
const NEUTRAL = /\b(?:doors|show|starts?|begins?|opens?|from|at|sharp|late|close|hrs)\b/gi;

/**
 * Returns the first times of day in a text such as `7 - 10 PM`, `18:00 to 21:30`, `6:30p`, `19h30`,
 * `Noon` or `All day`. Where a.m. or p.m. is written at one end only, the shorter event is meant:
 * `11 - 2 PM` begins in the morning, `7 - 10 PM` in the evening.
 * @returns undefined if the text has none, or if it may mean others
 */
export function timesOf(text: string): EventTimes | undefined {
  const read = readTimes(text);
  return read && { start: read.start, end: read.end };
}

/** Returns the times as `timesOf()` does, with the text that has them, and what it leaves open. */
export function readTimes(text: string): ReadTimes | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (ALL_DAY.test(text) && !/\d/.test(text)) {
    return { start: '00:00', end: '00:00', text, isHalfOpen: false };
  }
  const plain = text.replaceAll(OTHER_NUMBERS, (number) => ' '.repeat(number.length));
  const match = TIMES.exec(plain);
  if (!match) return undefined;
  const [before, after] = [plain.slice(0, match.index), plain.slice(match.index + match[0].length)];
  if ([EARLIER, PLACE].some((pattern) => pattern.test(before)) || ZONED.test(after))
    return undefined;
  const [start, end] = [match.slice(1, TIME_GROUPS + 1), match.slice(TIME_GROUPS + 1)];
  const [from, to] = [readTime(start), readTime(end)];
  const isRange = end.some((group) => group !== undefined);
  const times = from && (isRange ? to && range(from, to) : single(from));
  if (!times) return undefined;
  const isHalfOpen = from.clock === undefined && to?.clock === undefined;
  // `7:30 in the evening` is not at 07:30.
  const isSure = !isHalfOpen || !/[\p{L}\p{N}]/u.test(`${before} ${after}`.replace(NEUTRAL, ''));
  // `11:30 - 1:30` may end in the afternoon.
  const isOverNight = isHalfOpen && times.end !== null && times.end <= times.start;
  return isSure && !isOverNight ? { ...times, text: match[0].trim(), isHalfOpen } : undefined;
}

function single({ minutes: [start = 0], isTime, endsDay }: WrittenTime): EventTimes | undefined {
  return isTime && !endsDay ? { start: timeText(start), end: null } : undefined;
}

function range(from: WrittenTime, to: WrittenTime): EventTimes | undefined {
  if ((!from.isTime && !to.isTime) || from.endsDay) return undefined;
  // `9:00 - 22:00` begins in the morning: both are of 24 hours.
  const isOf24 = from.clock !== '12' && to.clock !== '12';
  const [starts, ends] = isOf24
    ? [from.minutes.slice(0, 1), to.minutes.slice(0, 1)]
    : [from.minutes, to.minutes];
  const [best] = starts
    .flatMap((start) => ends.map((end) => ({ start, end, length: lengthOf(start, end) })))
    .toSorted((a, b) => a.length - b.length);
  return best && { start: timeText(best.start), end: timeText(best.end) };
}

function lengthOf(start: number, end: number): number {
  return (end - start + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
}

function timeText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
