import type { Db } from '../../../db/database.ts';
import type { BeerRow } from './mean-rating.rules.ts';
import { findAllMergedRatings } from './merged.repo.ts';

/** Returns beers with the ratings of all entries that are the same beer. */
export async function withMergedRatings(db: Db, beers: readonly BeerRow[]): Promise<BeerRow[]> {
  const mergedIds = [...new Set(beers.flatMap(({ mergedAs }) => mergedAs ?? []))];
  if (mergedIds.length === 0) return [...beers];
  const ratings = await findAllMergedRatings(db, mergedIds);
  return beers.map((beer) => {
    if (beer.mergedAs === null) return beer;
    const { ratedBy = 0, ratingTotal = 0 } = ratings.get(beer.mergedAs) ?? {};
    return { ...beer, ratedBy, ratingTotal };
  });
}
