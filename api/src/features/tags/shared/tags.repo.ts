import { TAP_VALID_MS } from '@hoptrail/contracts/limits';
import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { instantAfter } from '../../../lib/durations.ts';

const columns = [
  'id',
  'breweryId',
  'uid',
  'name',
  'keyMark',
  'counter',
  'tappedAt',
  'createdAt',
  'revokedAt',
] as const;

export async function findTagByUid(db: Db, uid: string) {
  return await db
    .selectFrom('brewery_tags')
    .select(columns)
    .where('uid', '=', uid)
    .executeTakeFirst();
}

export async function findTagById(db: Db, id: string) {
  return await db
    .selectFrom('brewery_tags')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the tags of a brewery that are not revoked, the oldest first. */
export async function findAllTagsOf(db: Db, breweryId: string, limit: number) {
  return await db
    .selectFrom('brewery_tags')
    .select(columns)
    .where('breweryId', '=', breweryId)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Stores that a person opened the address of a tap: one with a higher counter than all before, or the
 * one that the same person opened within the last minute. One statement, so that of several instances
 * one succeeds.
 * @returns whether the address is good
 */
export async function updateTapped(
  db: Db,
  { id, counter, userId }: { id: string; counter: number; userId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('brewery_tags')
    .set((eb) => ({
      tappedAt: eb
        .case()
        .when('counter', '=', counter)
        .then(eb.ref('tappedAt'))
        .else(now.toISOString())
        .end(),
      counter,
      tappedById: userId,
    }))
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('counter', '<', counter),
        eb.and([
          eb('counter', '=', counter),
          eb('tappedById', '=', userId),
          eb('tappedAt', '>', instantAfter(now, -TAP_VALID_MS)),
        ]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTag(db: Db, tag: Insertable<Tables['brewery_tags']>): Promise<void> {
  await db.insertInto('brewery_tags').values(tag).execute();
}

/** Puts a revoked tag into use again. Its counter goes on: the chip counts on as well. */
export async function updateUsedAgain(
  db: Db,
  id: string,
  tag: Pick<Insertable<Tables['brewery_tags']>, 'breweryId' | 'name' | 'keyMark' | 'createdAt'>,
): Promise<void> {
  const fresh = { ...tag, revokedAt: null, tappedById: null, tappedAt: null };
  await db.updateTable('brewery_tags').set(fresh).where('id', '=', id).execute();
}

export async function updateRevoked(db: Db, id: string, revokedAt: string): Promise<void> {
  await db.updateTable('brewery_tags').set({ revokedAt }).where('id', '=', id).execute();
}

/** Returns the number of tags in use whose keys are not those of a tag key. */
export async function countTagsOfOtherKeys(db: Db, keyMark: string): Promise<number> {
  const { count } = await db
    .selectFrom('brewery_tags')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('revokedAt', 'is', null)
    .where('keyMark', '!=', keyMark)
    .executeTakeFirstOrThrow();
  return Number(count);
}
