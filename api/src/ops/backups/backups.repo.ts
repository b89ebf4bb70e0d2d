import type { Db } from '../../db/database.ts';

/** Returns the ids of all stored pictures. */
export async function findAllStoredUploadIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where('storedAt', 'is not', null)
    .execute();
  return rows.map((row) => row.id);
}
