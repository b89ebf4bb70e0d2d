import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import { POURED } from '@hoptrail/contracts/beers/tap-list-at';
import { closureAt } from '@hoptrail/contracts/hours/open-status';
import type { PlaceHours } from '@hoptrail/contracts/hours/types';
import { type BeerRow, withMeanRating } from '../beers/shared/mean-rating.rules.ts';

interface Places {
  /** Miles, by brewery. */
  distances: ReadonlyMap<string, number | undefined>;
  /** The hours of those that are closed for a while, now or at another time. */
  closing: ReadonlyMap<string, PlaceHours>;
}

/**
 * Returns beers on tap for clients, with the distance of their breweries, and the last day of those
 * that are closed for a while.
 */
export function foundAt(
  beers: readonly BeerRow[],
  { distances, closing }: Places,
  now: Date,
): FoundBeer[] {
  return beers.map((row) => {
    const place = closing.get(row.breweryId);
    const closure = place && closureAt(place, now);
    return {
      ...withMeanRating(row),
      // The time of a coming one has come.
      ...(row.availability === 'coming' && {
        ...POURED,
        lastUpdated: row.goesOnAt ?? row.lastUpdated,
      }),
      distance: distances.get(row.breweryId),
      ...(closure && { closedThrough: closure.until }),
    };
  });
}
