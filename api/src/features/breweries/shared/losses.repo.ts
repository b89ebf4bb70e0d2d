import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Tables } from '../../../db/tables/tables.ts';

const MAX_NOTICES = 50;

/**
 * Stores that a person lost a brewery. A repeated loss counts as unseen again.
 * @param loss with `seenAt` there is no notice, because the person gave it up themselves
 */
export async function upsertLoss(
  db: Db,
  { userId, breweryId, lostAt, seenAt = null }: Insertable<Tables['ownership_losses']>,
): Promise<void> {
  await db
    .insertInto('ownership_losses')
    .values({ userId, breweryId, lostAt, seenAt })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'breweryId']).doUpdateSet({ lostAt, seenAt }),
    )
    .execute();
}

/** Deletes a loss, for example because the person owns the brewery again. */
export async function deleteLoss(db: Db, userId: string, breweryId: string): Promise<void> {
  await db
    .deleteFrom('ownership_losses')
    .where('userId', '=', userId)
    .where('breweryId', '=', breweryId)
    .execute();
}

/** Returns whether a person owned a brewery and lost it. */
export async function existsLoss(db: Db, userId: string, breweryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ownership_losses')
    .select('lostAt')
    .where('userId', '=', userId)
    .where('breweryId', '=', breweryId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the number of losses that a person has not seen yet. */
export async function countUnseenLosses(db: Db, userId: string): Promise<number> {
  const [unseen] = await unseenLosses(db, { userId });
  return unseen?.count ?? 0;
}

const unseenLosses = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('ownership_losses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('seenAt', 'is', null),
);

/** Returns the losses that a person has not seen yet, newest first, at most 50. */
export async function findAllUnseenLosses(db: Db, userId: string) {
  return await db
    .selectFrom('ownership_losses')
    .innerJoin('breweries', 'breweries.id', 'ownership_losses.breweryId')
    .select(['breweries.id', 'breweries.name', 'breweries.ownerId', 'lostAt'])
    .where('ownership_losses.userId', '=', userId)
    .where('seenAt', 'is', null)
    .orderBy('lostAt', 'desc')
    .limit(MAX_NOTICES)
    .execute();
}

/** Marks a person's loss of a brewery as seen. */
export async function updateLossSeen(
  db: Db,
  userId: string,
  breweryId: string,
  seenAt: string,
): Promise<void> {
  await db
    .updateTable('ownership_losses')
    .set({ seenAt })
    .where('userId', '=', userId)
    .where('breweryId', '=', breweryId)
    .where('seenAt', 'is', null)
    .execute();
}
