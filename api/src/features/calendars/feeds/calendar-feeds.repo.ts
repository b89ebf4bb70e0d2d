import { FAVORITES_LISTED } from '@hoptrail/contracts/limits';
import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';

/** Returns the id of a person's calendar; undefined if they have none. */
export async function findFeedIdOf(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.id;
}

/** Returns whose calendar it is; undefined if it was renewed, or if the account is suspended. */
export async function findFeedOwner(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.userId')
    .select('userId')
    .where('calendar_feeds.id', '=', id)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
  return row?.userId;
}

/** Gives a person a calendar in place of the one that they had. */
export async function upsertFeed(
  db: Db,
  { id, userId, createdAt }: Insertable<Tables['calendar_feeds']>,
): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ id, userId, createdAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ id, createdAt }))
    .execute();
}

export async function deleteFeedOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('userId', '=', userId).execute();
}

/** Returns a person's favorite breweries, newest first; at most 1,000. */
export async function findAllFavoriteIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_favorites')
    .select('breweryId')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('breweryId')
    .limit(FAVORITES_LISTED)
    .execute();
  return rows.map(({ breweryId }) => breweryId);
}
