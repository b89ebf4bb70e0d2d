import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { findAllBeersRatedBy, updateRatingsOf } from './counted-ratings.repo.ts';

/** Removes the ratings of a person, who is being deleted, from the means of beers. */
export async function releaseRatings(trx: Db, userId: string): Promise<void> {
  await change(trx, { userId }, -1);
}

/** Removes the ratings of a check-in, which is about to be hidden, from the means of beers. */
export async function hideRatings(trx: Db, userId: string, checkinId: string): Promise<void> {
  await change(trx, { userId, checkinId }, -1);
}

/** Adds the ratings of a check-in, which was hidden, to the means of beers. */
export async function showRatings(trx: Db, userId: string, checkinId: string): Promise<void> {
  await change(trx, { userId, checkinId }, 1);
}

async function change(
  trx: Db,
  ratings: { userId: string; checkinId?: string },
  sign: 1 | -1,
): Promise<void> {
  const beers = await findAllBeersRatedBy(trx, ratings);
  if (beers.length === 0) return;
  await lockRows(trx, 'beer_recommendations', beers);
  await updateRatingsOf(trx, ratings, sign);
}
