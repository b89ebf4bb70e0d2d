import { monthName } from '../../../lib/text/dates.ts';
import { grouped } from '../../../lib/text/numbers.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Returns a day with its weekday, such as `Fri, May 1`; `Intl` would block a phone (dates.ts). */
export function dayText(day: string): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday}, ${monthName(day).slice(0, 3)} ${Number(day.slice(8))}`;
}

/** Returns a day with its year, such as `May 1, 2026`. */
export function dateText(day: string): string {
  return `${monthName(day).slice(0, 3)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}

/** Returns the month of a day, such as `May 2026`. */
export function monthText(day: string): string {
  return `${monthName(day)} ${day.slice(0, 4)}`;
}

/**
 * Returns a time as people say it, such as `10:30 PM`.
 * @param time `HH:MM` of 24 hours
 */
export function timeText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns a number of weeks, such as `1 week`. */
export function weeksText(weeks: number): string {
  return weeks === 1 ? '1 week' : `${grouped(weeks)} weeks`;
}
