import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export async function insertUpload(db: Db, upload: Insertable<Tables['uploads']>): Promise<void> {
  await db.insertInto('uploads').values(upload).execute();
}

export async function findUploadById(db: Db, id: string) {
  return await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Marks an upload as received.
 * @returns false when it was received before: a link takes one file
 */
export async function updateUploadStored(
  db: Db,
  id: string,
  file: { bytes: number; storedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set(file)
    .where('id', '=', id)
    .where('storedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateUploadClaimed(
  db: Db,
  id: string,
  claim: { userId: string; claimedAt: string },
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ ...claim, email: null })
    .where('id', '=', id)
    .execute();
}

/** The uploads that nothing shows, begun before an instant; at most 500. */
export async function findAllUnclaimedUploadIds(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where('claimedAt', 'is', null)
    .where('createdAt', '<', before)
    .limit(500)
    .execute();
  return rows.map((row) => row.id);
}

export async function deleteUploadById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}
