import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import {
  beersOf,
  findAllCounted,
  type Ratings,
  recountRatings,
  updateSums,
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
  const before = await findAllCounted(trx, ratings);
  const result = await change();
  const added = differences(before, await findAllCounted(trx, ratings));
  if (added.length > 0) await updateSums(trx, added);
  return result;
}

type Counted = Awaited<ReturnType<typeof findAllCounted>>;

/** Returns what a change added to the numbers and sums of beers. */
function differences(before: Counted, after: Counted) {
  const sums = new Map<string, { people: number; total: number }>();
  for (const [ratings, sign] of [[before, -1] as const, [after, 1] as const]) {
    for (const { beerId, rating } of ratings) {
      const { people, total } = sums.get(beerId) ?? { people: 0, total: 0 };
      sums.set(beerId, { people: people + sign, total: total + sign * rating });
    }
  }
  return [...sums]
    .map(([beerId, sum]) => ({ beerId, ...sum }))
    .filter(({ people, total }) => people !== 0 || total !== 0);
}

/** Locks the beers of ratings with all entries that are the same beers, against other ratings and merges. */
export async function lockRated(trx: Db, ratings: Ratings): Promise<void> {
  await lockRows(trx, 'beer_recommendations', beersOf(ratings));
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
