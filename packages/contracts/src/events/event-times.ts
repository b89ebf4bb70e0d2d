import { DAY_MS } from '../limits.ts';

/** The times of day of an event as `HH:MM`; an end that is not later is on the next day. */
export interface EventTimes {
  start: string;
  /** Null if the text has none. */
  end: string | null;
}

const DAY_MINUTES = DAY_MS / 60_000;
const NOON = DAY_MINUTES / 2;
const ALL_DAY = /\ball[\s-]*day\b/i;
const TIME = String.raw`(?:12\s+)?(noon|midnight)\b|(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?(?![\d:])\s*(?:([ap])\.?\s?m\b\.?)?`;
const RANGE = new RegExp(
  String.raw`(?:${TIME})(?:\s*(?:-|\u2013|\u2014|\bto\b|\buntil\b|\btill?\b)\s*(?:${TIME}))?`,
  'gi',
);

/**
 * Returns the first times of day in a text such as `7 - 10 PM`, `18:00 to 21:30`, `Noon` or
 * `All day`. Where a.m. or p.m. is written at one end only, the shorter event is meant: `11 - 2 PM`
 * begins in the morning, `7 - 10 PM` in the evening.
 * @returns undefined if the text has none
 */
export function timesOf(text: string): EventTimes | undefined {
  if (ALL_DAY.test(text)) return { start: '00:00', end: '00:00' };
  for (const [, ...parts] of text.matchAll(RANGE)) {
    const [from, to] = [clockOf(parts.slice(0, 4)), clockOf(parts.slice(4))];
    const times = from && (to ? shortest(from, to) : single(from));
    if (times) return times;
  }
  return undefined;
}

/** A time of day as it is written, with the minutes of the day that it may mean. */
interface Clock {
  minutes: number[];
  /** Whether it says which half of the day it means. */
  isExact: boolean;
  /** Whether it is a time without another one beside it. */
  isTime: boolean;
}

function clockOf([word, hours, minutes, half]: (string | undefined)[]): Clock | undefined {
  if (word) {
    return { minutes: [word.toLowerCase() === 'noon' ? NOON : 0], isExact: true, isTime: true };
  }
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if (hours === undefined || hour > 24 || minute > 59) return undefined;
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    const morning = (hour % 12) * 60 + minute;
    const isMorning = half.toLowerCase() === 'a';
    return { minutes: [isMorning ? morning : morning + NOON], isExact: true, isTime: true };
  }
  const isTime = minutes !== undefined;
  const given = (hour * 60 + minute) % DAY_MINUTES;
  if (hour > 12 || hour === 0) return { minutes: [given], isExact: isTime, isTime };
  return { minutes: [given, (given + NOON) % DAY_MINUTES], isExact: false, isTime };
}

function single({ minutes: [start = 0], isTime }: Clock): EventTimes | undefined {
  return isTime ? { start: timeText(start), end: null } : undefined;
}

function shortest(from: Clock, to: Clock): EventTimes | undefined {
  if (!from.isTime && !to.isTime) return undefined;
  // Without a.m. or p.m. at either end, both are of 24 hours.
  const isWhole = !from.isExact && !to.isExact;
  const [starts, ends] = isWhole
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
