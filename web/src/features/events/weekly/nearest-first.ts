import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { distanceMiles, type Position } from '@hoptrail/contracts/lib/distance';

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
    .map((event) => ({ event, miles: from && milesTo(event, from) }))
    .sort((a, b) => compare(a.miles, b.miles));
}

function milesTo({ place }: WeeklyEvent, from: Position): number | undefined {
  if (!place?.latitude || !place.longitude) return undefined;
  return distanceMiles(from, {
    latitude: Number(place.latitude),
    longitude: Number(place.longitude),
  });
}

function compare(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a - b;
}
