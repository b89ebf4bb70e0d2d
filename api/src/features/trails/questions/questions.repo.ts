import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';

/** Returns the question of a brewery on a trail, with the place of the brewery. */
export async function findQuestion(db: Db, trailId: string, breweryId: string) {
  return await db
    .selectFrom('passport_breweries as stop')
    .innerJoin('breweries', 'breweries.id', 'stop.breweryId')
    .select(['question', 'answers', 'latitude', 'longitude', 'ownTimeZone'])
    .where('passportId', '=', trailId)
    .where('breweryId', '=', breweryId)
    .where('removedAt', 'is', null)
    .where('question', 'is not', null)
    .executeTakeFirst();
}

/** Returns a person's tries at the questions of a trail; at most one for each of its breweries. */
export async function findAllTries(db: Db, userId: string, trailId: string) {
  return await db
    .selectFrom('trail_answers')
    .innerJoin('breweries', 'breweries.id', 'trail_answers.breweryId')
    .select(['breweryId', 'triedOn', 'tries', 'answeredAt'])
    .select(['latitude', 'longitude', 'ownTimeZone'])
    .where('userId', '=', userId)
    .where('trailId', '=', trailId)
    .limit(1000)
    .execute();
}

/** Stores a try; replaces the one before. */
export async function upsertTry(db: Db, row: Insertable<Tables['trail_answers']>): Promise<void> {
  const { triedOn, tries, answeredAt } = row;
  await db
    .insertInto('trail_answers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'trailId', 'breweryId'])
        .doUpdateSet({ triedOn, tries, answeredAt }),
    )
    .execute();
}
