import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { skippingLocked } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';

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

/** Returns those of some ids whose import waits for its file or is being read. */
export async function findAllFileIdsOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('visit_imports')
    .select('id')
    .where('id', 'in', ids)
    .where('state', 'in', ['sending', 'waiting'])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the ids of a person's imports that wait for their file or are being read. */
export async function findAllFileIdsOfPerson(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visit_imports')
    .select('id')
    .where('userId', '=', userId)
    .where('state', 'in', ['sending', 'waiting'])
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes an import that is due. The caller has it until `nextAttemptAt`; after that another instance
 * begins it again.
 * @param isOpen takes only imports with an open attempt, or only others; both without it
 */
export async function takeDueImport(
  db: Db,
  {
    now,
    nextAttemptAt,
    isOpen,
  }: { now: string; nextAttemptAt: string; isOpen: boolean | undefined },
) {
  return await db
    .with('due', (query) =>
      query
        .selectFrom('visit_imports')
        .select('id')
        .where('state', '=', 'waiting')
        .where('nextAttemptAt', '<=', now)
        .$if(isOpen !== undefined, (some) => some.where('openAttempts', isOpen ? '>' : '=', 0))
        .orderBy('nextAttemptAt')
        .limit(1)
        .$call(skippingLocked(db)),
    )
    .updateTable('visit_imports')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      openAttempts: eb('openAttempts', '+', 1),
      nextAttemptAt,
    }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'attempts', 'openAttempts'])
    .executeTakeFirst();
}

/**
 * Gives an import back that is to be tried again.
 * @param counts false for an attempt that a stop of the server cut off
 */
export async function updateImportLater(
  db: Db,
  id: string,
  { nextAttemptAt, counts }: { nextAttemptAt: string; counts: boolean },
): Promise<void> {
  await db
    .updateTable('visit_imports')
    .set((eb) => ({
      nextAttemptAt,
      attempts: eb('attempts', '-', counts ? 0 : 1),
      openAttempts: eb('openAttempts', '-', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
