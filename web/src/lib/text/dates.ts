import { formats } from './region/current-formats.ts';

/**
 * Returns a date as `Month D, YYYY` in the order of the browser's region, from the parts of
 * `YYYY-MM-DD` and without a time zone; other text is returned unchanged.
 */
export function displayDate(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const date = new Date(isDay ? `${text}T00:00:00Z` : Number.NaN);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal ? formats().day(text, 'long') : text;
}

/** Returns a day of this year with its weekday, such as `Fri, May 1`; other text as `displayDate()`. */
export function nearDayText(text: string): string {
  const isThisYear = text.startsWith(today().slice(0, 5));
  return isThisYear && displayDate(text) !== text ? dayText(text) : displayDate(text);
}

/** Returns a day with its year, such as `May 1, 2026`. */
export function dateText(day: string): string {
  return formats().day(day, 'medium');
}

/** Returns a day with its weekday, such as `Fri, May 1`. */
export function dayText(day: string): string {
  return formats().day(day, 'weekday');
}

/** Returns a day without its year, such as `May 1`. */
export function shortDayText(day: string): string {
  return formats().day(day, 'short');
}

/** Returns the month of a day, such as `May 2026`. */
export function monthText(day: string): string {
  return formats().day(day, 'month');
}

/** Returns the date of an instant in the person's time zone, as `displayDate()` writes it. */
export function localDate(instant: string): string {
  return displayDate(today(new Date(instant)));
}

/** Returns today's date in the person's time zone, as `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
