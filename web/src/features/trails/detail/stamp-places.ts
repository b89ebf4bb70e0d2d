import type {
  PassportProgress,
  TrailBrewery,
  TrailDetail,
  TrailStamp,
} from '@hoptrail/contracts/trails/trails';

/** A place on the page of a passport: a brewery, its stamp, or both. */
export interface StampPlace {
  key: string;
  /** Its number on a trail in order, from 1. */
  number: number | undefined;
  /** Undefined for a stamp of a brewery that left the trail, or whose record is gone. */
  brewery: TrailBrewery | undefined;
  stamp: TrailStamp | undefined;
}

/**
 * Returns the places of a passport: the breweries in the order of the trail, then the stamps of
 * breweries that are not on it any more, which still count.
 */
export function stampPlaces(
  { breweries, isOrdered }: TrailDetail,
  { stamps }: Pick<PassportProgress, 'stamps'>,
): StampPlace[] {
  const stampsById = new Map(stamps.map((stamp) => [stamp.breweryId, stamp]));
  const places = breweries.map((brewery, index) => ({
    key: brewery.id,
    number: isOrdered ? index + 1 : undefined,
    brewery,
    stamp: stampsById.get(brewery.id),
  }));
  const ids = new Set<string | null>(breweries.map(({ id }) => id));
  const former = stamps
    .filter(({ breweryId }) => !ids.has(breweryId))
    .map((stamp) => ({
      key: stamp.stampedAt,
      number: undefined,
      brewery: undefined,
      stamp,
    }));
  return [...places, ...former];
}
