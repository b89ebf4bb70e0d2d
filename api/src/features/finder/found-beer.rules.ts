import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import { type BeerRow, withMeanRating } from '../beers/shared/mean-rating.rules.ts';

/** Returns beers for clients, with the distance of their breweries in miles. */
export function withDistance(
  beers: readonly BeerRow[],
  breweries: readonly { id: string; distance?: number }[],
): FoundBeer[] {
  const distances = new Map(breweries.map(({ id, distance }) => [id, distance]));
  return beers.map((row) => ({
    ...withMeanRating(row),
    distance: distances.get(row.breweryId),
  }));
}
