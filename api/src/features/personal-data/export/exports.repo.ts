import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';

export async function findExportOf(db: Db, userId: string) {
  return await db
    .selectFrom('personal_exports')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Returns an export with the person's address and username; undefined if it was deleted. */
export async function findExportById(db: Db, id: string) {
  return await db
    .selectFrom('personal_exports')
    .innerJoin('users', 'users.id', 'personal_exports.userId')
    .select(['personal_exports.id', 'userId', 'email', 'username', 'bytes', 'expiresAt'])
    .where('personal_exports.id', '=', id)
    .executeTakeFirst();
}

export async function insertExport(
  db: Db,
  row: Insertable<Tables['personal_exports']>,
): Promise<void> {
  await db.insertInto('personal_exports').values(row).execute();
}

export async function deleteExportById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('personal_exports').where('id', '=', id).execute();
}

export async function updateExportNextAttempt(
  db: Db,
  id: string,
  nextAttemptAt: string,
): Promise<void> {
  await db.updateTable('personal_exports').set({ nextAttemptAt }).where('id', '=', id).execute();
}

export async function updateExportFailed(db: Db, id: string): Promise<void> {
  await db.updateTable('personal_exports').set({ state: 'failed' }).where('id', '=', id).execute();
}

/** @returns false if the export was deleted meanwhile */
export async function updateExportReady(
  db: Db,
  id: string,
  ready: { bytes: number; readyAt: string; expiresAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('personal_exports')
    .set({ state: 'ready', ...ready })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the ids of exports that have ended, and of those that failed before, at most 100. */
export async function findAllEndedExportIds(
  db: Db,
  now: string,
  failedBefore: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('personal_exports')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('expiresAt', '<=', now),
        eb.and([eb('state', '=', 'failed'), eb('createdAt', '<', failedBefore)]),
      ]),
    )
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
