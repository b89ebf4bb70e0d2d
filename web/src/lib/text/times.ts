import { timeText as signText } from '@hoptrail/contracts/hours/hours-text';
import { formats } from './region/current-formats.ts';
import type { Formats } from './region/formats.ts';

/** A time with its own half of the day, such as `7 PM`, `7:30pm` or `7:30 p.m.`. */
const TIME = /\b(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])(?:\.m\.|m\b)/gi;

/** The space between a number and `pm`, `p.m.` or `min`. */
const BEFORE_UNIT = /(?<=\d) (?=(?:[ap]\.?m|min)\b)/gi;

/**
 * Returns a time of day as the browser's region writes it, such as `10:30 PM` or `22:30`.
 * @param time `HH:MM` of 24 hours
 */
export function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return unbroken(formats().time(hours, minutes));
}

/**
 * Returns a time of day as signs with opening hours have it, such as `4:30 pm`, `noon` or `16:30`.
 * @param time `HH:MM` of 24 hours
 */
export function openingTimeText(time: string, write = timeText): string {
  const text = write(time);
  return time === '00:00' || /\s[AP]M$/.test(text) ? unbroken(signText(time)) : text;
}

/** Returns the time of an instant in the person's time zone. */
export function clockText(instant: Date): string {
  return unbroken(formats().time(instant.getHours(), instant.getMinutes()));
}

/**
 * Returns the text that an owner typed as an event's time, with its times as the browser's region
 * writes them. A text with any other number stays as it is: in `7 to 10 PM` the first time has no
 * half of the day.
 */
export function eventTimeText(text: string, { time }: Pick<Formats, 'time'> = formats()): string {
  if (/\d/.test(text.replace(TIME, '')) || time(15, 5) === '3:05 PM') return unbroken(text);
  return text.replace(TIME, (_all, hour: string, minutes: string | undefined, half: string) =>
    unbroken(
      time((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), Number(minutes ?? 0)),
    ),
  );
}

/** Returns a text in which no line ends between a number and `pm` or `min`. */
export function unbroken(text: string): string {
  return text.replace(BEFORE_UNIT, '\u00a0');
}
