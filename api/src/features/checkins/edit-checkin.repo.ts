import { CHECKIN_PHOTOS_MAX } from '@hoptrail/contracts/limits';
import type { Updateable } from 'kysely';
import type { Authorized } from '../../access/authorize.ts';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

interface OwnCheckin {
  id: string;
  userId: string;
}

export async function findCheckinById(db: Db, id: string): Promise<OwnCheckin | undefined> {
  return await db
    .selectFrom('check_ins')
    .select(['id', 'userId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateCheckin(
  db: Db,
  { row }: Authorized<OwnCheckin>,
  changes: Pick<Updateable<Tables['check_ins']>, 'notes' | 'onlyForMe'>,
): Promise<void> {
  await db
    .updateTable('check_ins')
    // Sets the id as well, because an UPDATE without columns is not valid SQL.
    .set({ id: row.id, ...changes })
    .where('id', '=', row.id)
    .execute();
}

/** Returns the paths of a check-in's pictures, in their order. */
export async function findAllPhotoPaths(db: Db, checkinId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('checkin_photos')
    .select('path')
    .where('checkinId', '=', checkinId)
    .orderBy('position')
    .limit(CHECKIN_PHOTOS_MAX)
    .execute();
  return rows.map(({ path }) => path);
}

/** Replaces the pictures of a check-in. */
export async function replacePhotos(
  db: Db,
  { row }: Authorized<OwnCheckin>,
  paths: readonly string[],
  now: string,
): Promise<void> {
  await db.deleteFrom('checkin_photos').where('checkinId', '=', row.id).execute();
  if (paths.length === 0) return;
  const photos = paths.map((path, position) => ({
    checkinId: row.id,
    position,
    path,
    createdAt: now,
  }));
  await db.insertInto('checkin_photos').values(photos).execute();
}
