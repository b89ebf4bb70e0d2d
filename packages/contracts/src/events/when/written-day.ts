import { fromDay, toDay, weekdayOf } from '../../lib/zone-clock.ts';

/** The first and the last day that is read. Others are typing errors, or mean "never". */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/** The parts of a written date; `weekday` only where it is written. */
export interface WrittenDay {
  year: number;
  /** From 1; undefined for a word that is no month. */
  month: number | undefined;
  day: number;
  /** From 0 for Monday. */
  weekday?: number | undefined;
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** The shortest forms that name one day only: `Tu` and `Th`, but not `T`. */
const SHORTEST_WEEKDAY = 2;

/** Returns a written day as `YYYY-MM-DD`; undefined if there is no such day from 1900 to 2199. */
export function realDay({ year, month, day, weekday }: WrittenDay): string | undefined {
  if (month === undefined || year > 9999) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (text < FIRST_DAY || text > LAST_DAY) return undefined;
  const number = fromDay(text);
  // `2026-02-31` is no day of its month, but of the next one.
  if (Number.isNaN(number) || toDay(number) !== text) return undefined;
  return weekday === undefined || weekdayOf(number) === weekday ? text : undefined;
}

/** Returns the number of a month from its name, in full or shortened; undefined if it is none. */
export function monthOf(word: string): number | undefined {
  const name = word.toLowerCase();
  const at = MONTHS.findIndex((month) => name.length >= 3 && month.startsWith(name));
  return at === -1 ? undefined : at + 1;
}

/** Returns the place of a day in the week from its name, 0 for Monday; undefined if it is none. */
export function weekdayNamed(word: string): number | undefined {
  const name = word.toLowerCase();
  if (name.length < SHORTEST_WEEKDAY) return undefined;
  const at = WEEKDAYS.findIndex((weekday) => weekday.startsWith(name));
  if (at !== -1) return at;
  return name === 'weds' ? WEEKDAYS.indexOf('wednesday') : undefined;
}
