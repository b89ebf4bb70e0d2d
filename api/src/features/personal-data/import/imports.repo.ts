import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';

type Import = Tables['visit_imports'];

export async function insertImport(db: Db, row: Insertable<Import>): Promise<void> {
  await db.insertInto('visit_imports').values(row).execute();
}

export async function findImportById(db: Db, id: string) {
  return await db.selectFrom('visit_imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the imports of a person, newest first. @param limit the most rows */
export async function findAllImportsOf(db: Db, userId: string, limit: number) {
  return await db
    .selectFrom('visit_imports')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Changes an import in a state. @returns false if it is in another one, or was removed */
export async function updateImport(
  db: Db,
  { id, state }: { id: string; state: 'sending' | 'waiting' },
  changes: Updateable<Import>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visit_imports')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteImportById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('visit_imports').where('id', '=', id).execute();
}

/** Returns the ids of a person's imports whose file was announced and did not arrive. */
export async function findAllSendingIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visit_imports')
    .select('id')
    .where('userId', '=', userId)
    .where('state', '=', 'sending')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the imports whose file was announced before an instant and did not arrive. */
export async function deleteImportsSendingSince(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('visit_imports')
    .where('state', '=', 'sending')
    .where('createdAt', '<', before)
    .execute();
}

/** Returns those of some ids that exports or imports have. */
export async function findAllFileIdsOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const imports = await db
    .selectFrom('visit_imports')
    .select('id')
    .where('id', 'in', ids)
    .where('state', 'in', ['sending', 'waiting'])
    .execute();
  const exports = await db
    .selectFrom('personal_exports')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set([...imports, ...exports].map(({ id }) => id));
}

/** Returns the ids of the files of a person: exports, and imports that are being read. */
export async function findAllFileIdsOfPerson(db: Db, userId: string): Promise<string[]> {
  const imports = await db
    .selectFrom('visit_imports')
    .select('id')
    .where('userId', '=', userId)
    .where('state', 'in', ['sending', 'waiting'])
    .execute();
  const exports = await db
    .selectFrom('personal_exports')
    .select('id')
    .where('userId', '=', userId)
    .execute();
  return [...imports, ...exports].map(({ id }) => id);
}
