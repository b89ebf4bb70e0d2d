import { csvLine } from '@hoptrail/contracts/lib/text/csv';
import { viewKinds } from '@hoptrail/contracts/lists/view-kinds';
import type { DayTotals } from '@hoptrail/contracts/statistics/statistics';

const HEADER = [
  'Day',
  'Check-ins',
  'Visitors',
  'Page views',
  'Tap list',
  'Website',
  'Telephone',
  'Directions',
  'Events',
];

/**
 * Returns the totals of days as a CSV file. A number about fewer than five people is an empty cell.
 * @param name the brewery's name
 */
export function totalsFile(name: string, days: readonly DayTotals[]): File {
  const lines = days.map(({ day, checkins, visitors, views }) => [
    ...[day, checkins, visitors],
    ...viewKinds.map((kind) => views[kind]),
  ]);
  const text = [HEADER, ...lines].map(csvLine).join('');
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new File([text], `${[...words, 'daily-totals'].join('-')}.csv`, { type: 'text/csv' });
}
