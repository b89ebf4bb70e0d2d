import { dayNumber, toDay } from '@hoptrail/contracts/lib/zone-clock';
import { displayDate, today } from '../../../lib/text/dates.ts';

interface Happened {
  createdAt: string;
}

/**
 * Groups entries by day in the person's time zone: 'Today', 'Yesterday', or the date. The order
 * stays.
 */
export function byDay<Entry extends Happened>(entries: readonly Entry[], now: Date) {
  const ofNow = today(now);
  // Not 24 hours before: a day on which the clocks change has 23 or 25.
  const dayBefore = toDay(dayNumber(Date.parse(ofNow)) - 1);
  const names = new Map([
    [dayBefore, 'Yesterday'],
    [ofNow, 'Today'],
  ]);
  const days = Map.groupBy(entries, ({ createdAt }) => today(new Date(createdAt)));
  return [...days].map(([day, ofDay]) => ({
    day: names.get(day) ?? displayDate(day),
    entries: ofDay,
  }));
}
