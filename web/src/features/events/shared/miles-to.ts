import { distanceMiles, type Position, positionOf } from '@hoptrail/contracts/lib/distance';

/** An event with the position of its brewery; stored copies of older versions have no `place`. */
interface PlacedEvent {
  place?: { latitude: string | null; longitude: string | null } | null;
}

/** Returns the distance to an event's brewery in miles; undefined if a position is unknown. */
export function milesTo({ place }: PlacedEvent, from: Position | undefined): number | undefined {
  const position = place ? positionOf(place) : undefined;
  return from && position && distanceMiles(from, position);
}

/** Compares distances for sorting: nearest first, unknown ones last. */
export function compareMiles(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a - b;
}
