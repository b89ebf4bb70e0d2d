import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { compareMiles, milesTo } from '../shared/miles-to.ts';

/** An event and its distance in miles, if known. */
export interface PlacedEvent {
  event: WeeklyEvent;
  miles: number | undefined;
}

/**
 * Returns the titled events of a day, nearest brewery first and unknown distances last.
 * @param from the person's position; without one the order stays
 */
export function nearestFirst(
  events: readonly WeeklyEvent[],
  from: Position | undefined,
): PlacedEvent[] {
  return events
    .filter(({ title }) => title.trim() !== '')
    .map((event) => ({ event, miles: milesTo(event, from) }))
    .sort((a, b) => compareMiles(a.miles, b.miles));
}
