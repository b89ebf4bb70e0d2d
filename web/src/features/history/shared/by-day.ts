import { DAY_MS } from '@hoptrail/contracts/limits';
import { displayDate, today } from '../../../lib/text/dates.ts';

interface Happened {
  createdAt: string;
}

/**
 * Groups entries by day in the person's time zone: 'Today', 'Yesterday', or the date. The order
 * stays.
 */
export function byDay<Entry extends Happened>(entries: readonly Entry[], now: Date) {
  const names = new Map([
    [today(new Date(now.getTime() - DAY_MS)), 'Yesterday'],
    [today(now), 'Today'],
  ]);
  const days = Map.groupBy(entries, ({ createdAt }) => today(new Date(createdAt)));
  return [...days].map(([day, ofDay]) => ({
    day: names.get(day) ?? displayDate(day),
    entries: ofDay,
  }));
}
