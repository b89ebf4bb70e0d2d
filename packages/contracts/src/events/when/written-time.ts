import { clockTime } from '../../lib/text/clock-time.ts';
import { RANGE } from '../../lib/text/range-words.ts';
import { DAY_MS } from '../../limits.ts';

/** A time of day as it is written. */
export interface WrittenTime {
  /** The minutes since midnight that it may mean; the first one if it is of 24 hours. */
  minutes: readonly number[];
  /** Whether it is of 12 hours with its half of the day, of 24 hours, or says neither. */
  clock: '12' | '24' | undefined;
  /** Whether it is a time without another one beside it; `7` is not. */
  isTime: boolean;
  /** Whether it is the midnight at the end of a day, `24:00`. */
  endsDay: boolean;
}

export const DAY_MINUTES = DAY_MS / 60_000;
const NOON = DAY_MINUTES / 2;

/** The end of a text, or what cannot go on with a word; `a-side` does. */
const END = String.raw`(?=\s*(?:$|[^\p{L}\p{N}\s]|${RANGE}))(?!-(?!noon|mid)\p{L})`;
/** `am`, `p.m.`, or the letter alone: at its number, or where no word begins with it. */
const HALF = String.raw`\s*([ap])(?:\.?\s?m\b\.?|(?<=\d[ap])\b|${END})`;
const CLOCK = String.raw`(?<![\d:.])(\d{1,2})(?:[:.h](\d{2})(?::[0-5]\d)?|(h)\b)?(?![\d:])(?:${HALF}|\s*(uhr)\b)?`;
const WORD = String.raw`(?:12(?::00)?\s*)?(?<!\p{L})(noon|midday|midnight)${END}`;

/** A part of a regular expression (flags `iu`) for a time; `readTime()` takes its groups. */
export const TIME = `(?:${WORD}|${CLOCK})`;
/** How many groups `TIME` has. */
export const TIME_GROUPS = 6;

const WRITTEN =
  /(?<![\d:.$€£])(\d{1,2})(?:([:.h])(\d{2})(?::\d{2})?(?![\d:]))?(?:\s*([ap])\.?\s?m\b)?/giu;

/** Reads the groups of `TIME`; returns undefined for a time that does not exist. */
export function readTime(groups: readonly (string | undefined)[]): WrittenTime | undefined {
  const [word, hours, minutes, h, half, uhr] = groups;
  if (word) {
    const at = word.toLowerCase() === 'midnight' ? 0 : NOON;
    return { minutes: [at], clock: '12', isTime: true, endsDay: false };
  }
  const time =
    hours === undefined
      ? undefined
      : clockTime({ hours, minutes, half, isOf24: uhr !== undefined });
  if (!time) return undefined;
  // `09:00` may be of twelve hours, as in the reader of opening hours.
  const { hour, minute, isOf24 } = time;
  if (time.half) {
    const at = (hour % 12) * 60 + minute + (time.half === 'pm' ? NOON : 0);
    return { minutes: [at], clock: '12', isTime: true, endsDay: false };
  }
  const at = (hour * 60 + minute) % DAY_MINUTES;
  const isTime = minutes !== undefined || uhr !== undefined || (h !== undefined && hour > 12);
  return {
    minutes: isOf24 ? [at] : [at, (at + NOON) % DAY_MINUTES],
    clock: isOf24 && isTime ? '24' : undefined,
    isTime,
    endsDay: hour === 24,
  };
}

/** Returns whether a text has a time of day that does not exist, such as `25:00` or `7:65 PM`. */
export function isImpossibleTime(text: string): boolean {
  return [...text.matchAll(WRITTEN)].some(([all, hours = '', sign, minutes, half]) => {
    // `25.00` may be a price, unless there is nothing else.
    const isTime = half || sign === ':' || (sign && all.trim() === text.trim());
    return isTime && !clockTime({ hours, minutes, half });
  });
}
