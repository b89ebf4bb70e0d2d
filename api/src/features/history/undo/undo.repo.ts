import type { Db } from '../../../db/database.ts';

/** Returns an entry of the history with what an undo of it puts back, if it can be undone. */
export async function findEntryToUndo(db: Db, seq: number) {
  return await db
    .selectFrom('audit_entries')
    .leftJoin('undoable_changes', 'undoable_changes.seq', 'audit_entries.seq')
    .select(['kind', 'verb', 'object', 'changes', 'actorId', 'createdAt', 'stored'])
    .select('undoneAt')
    .where('audit_entries.seq', '=', seq)
    .executeTakeFirst();
}

/** Marks a change as undone. */
export async function updateUndone(db: Db, seq: number, undoneAt: string): Promise<void> {
  await db.updateTable('undoable_changes').set({ undoneAt }).where('seq', '=', seq).execute();
}
