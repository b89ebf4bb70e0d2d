import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import {
  findAllBeersRatedBy,
  type Ratings,
  recountRatings,
  updateRatingsOf,
} from './counted-ratings.repo.ts';

/**
 * Makes a change after which other ratings of a person may count in the means of beers, and keeps the
 * numbers and sums of these beers equal to the ratings.
 * @param trx a transaction that has locked the person
 * @param ratings those that the change concerns: all, of a beer, or of a check-in
 * @returns what `change` returns
 */
export async function recounting<Result>(
  trx: Db,
  ratings: Ratings,
  change: () => Promise<Result>,
): Promise<Result> {
  await lockRated(trx, ratings);
  await updateRatingsOf(trx, ratings, -1);
  const result = await change();
  await updateRatingsOf(trx, ratings, 1);
  return result;
}

/** Locks the beers of ratings with all entries that are the same beers, against other ratings and merges. */
export async function lockRated(trx: Db, ratings: Ratings): Promise<void> {
  await lockRows(trx, 'beer_recommendations', await findAllBeersRatedBy(trx, ratings));
}

/**
 * Computes the numbers and sums of entries of tap lists anew, after it changed which of them are the
 * same beer.
 */
export async function recountEntries(trx: Db, entries: readonly { id: string }[]): Promise<void> {
  const ids = entries.map(({ id }) => id);
  await lockRows(trx, 'beer_recommendations', ids);
  await recountRatings(trx, ids);
}
