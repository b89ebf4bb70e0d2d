import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables/tables.ts';

/** Returns a user's notes about a brewery, or an empty string if there are none. */
export async function findNotes(db: Db, userId: string, breweryId: string): Promise<string> {
  const row = await db
    .selectFrom('brewery_notes')
    .select('notes')
    .where('userId', '=', userId)
    .where('breweryId', '=', breweryId)
    .executeTakeFirst();
  return row?.notes ?? '';
}

export async function upsertNotes(db: Db, row: Insertable<Tables['brewery_notes']>): Promise<void> {
  const { notes, updatedAt } = row;
  await db
    .insertInto('brewery_notes')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'breweryId']).doUpdateSet({ notes, updatedAt }),
    )
    .execute();
}
