import { BEERS_HAD_PER_PERSON } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/**
 * Tells whether a rating counts in the mean of its beer: only what others see does, because the mean
 * before and after tells each rating. It is shared, and of no check-in that is only for the person.
 */
export const countsInMean = sql<boolean>`(beers_had.rating is not null and beers_had."isShared" = 1
  and not exists (select 1 from check_ins
    where check_ins.id = beers_had."checkinId" and check_ins."onlyForMe" = 1))`;

interface Ratings {
  userId: string;
  /** Only those of a check-in. */
  checkinId?: string | undefined;
}

/** Returns the ids of the beers on tap lists that a person rated, if the rating counts. */
export async function findAllBeersRatedBy(
  db: Db,
  { userId, checkinId }: Ratings,
): Promise<string[]> {
  const rows = await db
    .selectFrom('beers_had')
    .select('beerId')
    .where('userId', '=', userId)
    .where('beerId', 'is not', null)
    .where(countsInMean)
    .$if(checkinId !== undefined, (query) => query.where('checkinId', '=', checkinId ?? ''))
    .limit(BEERS_HAD_PER_PERSON)
    .execute();
  return rows.flatMap(({ beerId }) => beerId ?? []);
}

/**
 * Adds a person's ratings that count to the numbers and sums of their beers, or subtracts them.
 * @param sign 1 to add, -1 to subtract
 */
export async function updateRatingsOf(
  db: Db,
  { userId, checkinId }: Ratings,
  sign: 1 | -1,
): Promise<void> {
  await db
    .updateTable('beer_recommendations')
    .from('beers_had')
    .set({
      ratedBy: sql`"ratedBy" + ${sign}`,
      ratingTotal: sql`"ratingTotal" + ${sign} * beers_had.rating`,
    })
    .whereRef('beers_had.beerId', '=', 'beer_recommendations.id')
    .where('beers_had.userId', '=', userId)
    .where(countsInMean)
    .$if(checkinId !== undefined, (query) =>
      query.where('beers_had.checkinId', '=', checkinId ?? ''),
    )
    .execute();
}
