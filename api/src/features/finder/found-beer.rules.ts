import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import { POURED } from '@hoptrail/contracts/beers/tap-list-at';
import { type BeerRow, withMeanRating } from '../beers/shared/mean-rating.rules.ts';

/** Returns beers on tap for clients, with the distance of their breweries in miles. */
export function withDistance(
  beers: readonly BeerRow[],
  breweries: readonly { id: string; distance?: number }[],
): FoundBeer[] {
  const distances = new Map(breweries.map(({ id, distance }) => [id, distance]));
  return beers.map((row) => ({
    ...withMeanRating(row),
    // The time of a coming one has come.
    ...(row.availability === 'coming' && {
      ...POURED,
      lastUpdated: row.goesOnAt ?? row.lastUpdated,
    }),
    distance: distances.get(row.breweryId),
  }));
}
