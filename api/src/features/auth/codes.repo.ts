import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export async function insertCode(
  db: Db,
  code: Insertable<Tables['verification_codes']>,
): Promise<void> {
  await db.insertInto('verification_codes').values(code).execute();
}

/** The codes asked for an address since an instant, oldest first. */
export async function findAllCodesSince(db: Db, email: string, since: string) {
  return await db
    .selectFrom('verification_codes')
    .selectAll()
    .where('email', '=', email)
    .where('createdAt', '>', since)
    .orderBy('createdAt')
    .execute();
}

/** Ends every code of an address that was not used yet. */
export async function updateCodesUsed(db: Db, email: string): Promise<void> {
  await db
    .updateTable('verification_codes')
    .set({ isUsed: 1 })
    .where('email', '=', email)
    .where('isUsed', '=', 0)
    .execute();
}

export async function updateCodeWrongTries(db: Db, id: string, wrongTries: number): Promise<void> {
  await db.updateTable('verification_codes').set({ wrongTries }).where('id', '=', id).execute();
}

export async function deleteCodesBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('verification_codes').where('createdAt', '<', instant).execute();
}

export async function deleteCodesOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('verification_codes').where('email', '=', email).execute();
}
