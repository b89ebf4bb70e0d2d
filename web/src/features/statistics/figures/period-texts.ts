import type { Statistics } from '@hoptrail/contracts/statistics/statistics';
import { dayText, shortDayText } from '../../../lib/text/dates.ts';

/** The periods by their days, and their names. */
export const periodNames: Readonly<Record<number, string>> = {
  1: 'Today',
  7: '7 days',
  30: '30 days',
};

/** Returns what a period is compared with, such as `May 1 to May 7, beside the 7 days before`. */
export function periodText({ days: shown }: Pick<Statistics, 'days'>, length: number): string {
  const days = shown.map(({ day }) => day);
  return `${spanText(days.slice(-length))}, beside the ${length === 1 ? 'day' : `${length} days`} before`;
}

function spanText(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return first === last ? dayText(last) : `${shortDayText(first)} to ${shortDayText(last)}`;
}
