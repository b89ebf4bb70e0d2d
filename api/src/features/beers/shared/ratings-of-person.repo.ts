import { BEERS_HAD_PER_PERSON } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Returns the ids of the beers on tap lists that a person rated. */
export async function findAllBeersRatedBy(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('beers_had')
    .select('beerId')
    .where('userId', '=', userId)
    .where('beerId', 'is not', null)
    .where('rating', 'is not', null)
    .limit(BEERS_HAD_PER_PERSON)
    .execute();
  return rows.flatMap(({ beerId }) => beerId ?? []);
}

/** Subtracts a person's ratings from the numbers and sums of the beers that they rated. */
export async function updateRatingsWithout(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('beer_recommendations')
    .from('beers_had')
    .set({
      ratedBy: sql`"ratedBy" - 1`,
      ratingTotal: sql`"ratingTotal" - beers_had.rating`,
    })
    .whereRef('beers_had.beerId', '=', 'beer_recommendations.id')
    .where('beers_had.userId', '=', userId)
    .where('beers_had.rating', 'is not', null)
    .execute();
}
