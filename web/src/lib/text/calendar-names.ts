import { weekdays } from '@hoptrail/contracts/lists/weekdays';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Returns the English name of a day's month.
 * @param iso `YYYY-MM-DD`
 */
export function monthName(iso: string): string {
  return MONTHS[Number(iso.slice(5, 7)) - 1] ?? '';
}

/**
 * Returns the English name of a day's weekday.
 * @param iso `YYYY-MM-DD`
 */
export function weekdayName(iso: string): string {
  const sundayFirst = new Date(`${iso}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? '';
}
