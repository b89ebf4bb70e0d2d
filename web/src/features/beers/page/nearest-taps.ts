import { isCurrentTap } from '@hoptrail/contracts/beers/tap-age';
import type { BeerTap } from '@hoptrail/contracts/breweries/beer-page';
import { distanceMiles, type Position, positionOf } from '@hoptrail/contracts/lib/distance';

/** A brewery with the beer on its tap list, and how far away it is. */
export interface PlacedTap extends BeerTap {
  /** In miles; undefined where one of the two positions is not known. */
  miles: number | undefined;
}

/** The taps of a beer, nearest first in each list. */
export interface Taps {
  /** On tap now. */
  now: PlacedTap[];
  /** On tap when the list was last changed, more than four weeks ago. */
  old: PlacedTap[];
  coming: PlacedTap[];
}

/**
 * Returns where a beer is on tap, nearest first; by the last change without a position.
 * @param at in milliseconds since 1970
 */
export function nearestTaps(
  taps: readonly BeerTap[],
  from: Position | undefined,
  at: number,
): Taps {
  const placed = taps
    .map((tap) => ({ ...tap, miles: milesTo(tap, from) }))
    .toSorted(
      (one, other) =>
        (one.miles ?? Number.MAX_VALUE) - (other.miles ?? Number.MAX_VALUE) ||
        Date.parse(other.beer.lastUpdated) - Date.parse(one.beer.lastUpdated),
    );
  const poured = placed.filter(({ beer }) => beer.availability === 'available');
  return {
    now: poured.filter(({ beer }) => isCurrentTap(beer, at)),
    old: poured.filter(({ beer }) => !isCurrentTap(beer, at)),
    coming: placed.filter(({ beer }) => beer.availability === 'coming'),
  };
}

function milesTo({ brewery }: BeerTap, from: Position | undefined): number | undefined {
  const there = positionOf(brewery);
  return from && there && distanceMiles(from, there);
}
