import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';

export async function insertCode(
  db: Db,
  code: Insertable<Tables['verification_codes']>,
): Promise<void> {
  await db.insertInto('verification_codes').values(code).execute();
}

/** Returns the codes created for an address after an instant, oldest first. */
export async function findAllCodesSince(db: Db, email: string, since: string) {
  return await db
    .selectFrom('verification_codes')
    .selectAll()
    .where('email', '=', email)
    .where('createdAt', '>', since)
    .orderBy('createdAt')
    .execute();
}

/** Marks a code as used, and the other codes that the same browser requested for the address. */
export async function updateCodesUsed(
  db: Db,
  { id, email, browser }: { id: string; email: string; browser: string | null },
): Promise<void> {
  await db
    .updateTable('verification_codes')
    .set({ isUsed: 1 })
    .where('email', '=', email)
    .where((code) => code.or([code('id', '=', id), code('browser', '=', browser)]))
    .execute();
}

export async function updateCodesWrongTries(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('verification_codes')
    .set((code) => ({ wrongTries: code('wrongTries', '+', 1) }))
    .where('id', 'in', valuesOf(db, ids))
    .execute();
}

export async function insertWrongCode(
  db: Db,
  wrong: Insertable<Tables['wrong_codes']>,
): Promise<void> {
  await db.insertInto('wrong_codes').values(wrong).execute();
}

/** Returns the wrong codes entered for an address after an instant, oldest first. */
export async function findAllWrongCodesSince(db: Db, email: string, since: string) {
  return await db
    .selectFrom('wrong_codes')
    .select(['budget', 'browser', 'comparisons', 'createdAt'])
    .where('email', '=', email)
    .where('createdAt', '>', since)
    .orderBy('createdAt')
    .execute();
}

export async function deleteCodesBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('verification_codes').where('createdAt', '<', instant).execute();
}

export async function deleteWrongCodesBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('wrong_codes').where('createdAt', '<', instant).execute();
}

/** Deletes the codes, wrong codes and links stored for an address. */
export async function deleteCodesOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('verification_codes').where('email', '=', email).execute();
  await db.deleteFrom('wrong_codes').where('email', '=', email).execute();
  await db.deleteFrom('sign_in_links').where('email', '=', email).execute();
}
