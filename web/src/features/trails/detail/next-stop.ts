import { distanceMiles, type Position, positionOf } from '@hoptrail/contracts/lib/distance';
import type {
  PassportProgress,
  TrailBrewery,
  TrailDetail,
} from '@hoptrail/contracts/trails/trails';

/** The brewery to visit next. */
export interface NextStop {
  brewery: TrailBrewery;
  /** Miles from the person; undefined without a position. */
  miles: number | undefined;
}

/**
 * Returns the brewery to visit next: of a trail in order the one that the server names, of others the
 * nearest without a stamp. It is computed on the phone and works offline.
 * @param from where the person is; undefined if unknown
 * @returns undefined if the trail is completed or over, or nothing is missing
 */
export function nextStop(
  { breweries, isOrdered, isOver }: TrailDetail,
  { stamps, next, completedAt }: PassportProgress,
  from: Position | undefined,
): NextStop | undefined {
  if (isOver || completedAt !== null) return undefined;
  const inked = new Set(stamps.map(({ breweryId }) => breweryId));
  const missing = breweries
    .filter(({ id, isClosed }) => !isClosed && !inked.has(id))
    .map((brewery) => ({ brewery, miles: milesTo(brewery, from) }));
  const named = missing.find(({ brewery }) => brewery.id === next?.id) ?? missing[0];
  if (isOrdered || !from) return named;
  const farthest = Number.POSITIVE_INFINITY;
  return missing.toSorted((a, b) => (a.miles ?? farthest) - (b.miles ?? farthest))[0];
}

function milesTo(brewery: TrailBrewery, from: Position | undefined): number | undefined {
  const to = positionOf(brewery);
  return from && to ? distanceMiles(from, to) : undefined;
}
