import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { Db } from '../../../db/database.ts';
import { type BeerRow, withMeanRating } from './mean-rating.rules.ts';
import { findAllMergedRatings } from './merged.repo.ts';

/** Returns beers with the ratings of all entries that are the same beer. */
export async function withMergedRatings(db: Db, beers: readonly BeerRow[]): Promise<BeerRow[]> {
  const mergedIds = [...new Set(beers.flatMap(({ mergedAs }) => mergedAs ?? []))];
  if (mergedIds.length === 0) return [...beers];
  const ratings = await findAllMergedRatings(db, mergedIds);
  return beers.map((beer) => ({ ...beer, ...ratings.get(beer.mergedAs ?? '') }));
}

/** Returns beers for clients, with the means of all entries that are the same beer. */
export async function withMeans(db: Db, beers: readonly BeerRow[]): Promise<Beer[]> {
  return (await withMergedRatings(db, beers)).map(withMeanRating);
}
