import type { Db } from '../../db/database.ts';

/** The ids of all pictures that a database says are stored. */
export async function findAllStoredUploadIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where('storedAt', 'is not', null)
    .execute();
  return rows.map((row) => row.id);
}
