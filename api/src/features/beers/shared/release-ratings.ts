import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { findAllBeersRatedBy, updateRatingsWithout } from './ratings-of-person.repo.ts';

/** Removes the ratings of a person, who is being deleted, from the means of beers. */
export async function releaseRatings(trx: Db, userId: string): Promise<void> {
  const beers = await findAllBeersRatedBy(trx, userId);
  if (beers.length === 0) return;
  await lockRows(trx, 'beer_recommendations', beers);
  await updateRatingsWithout(trx, userId);
}
