import { TEXT } from './postgres/types.ts';

/**
 * Adds what an undo of an entry of the history puts back: the fields of a changed object as they were,
 * or the row of a deleted one. Entries without a row here, among them all earlier ones, cannot be
 * undone.
 */
export const undoableChanges: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE TABLE undoable_changes (
      seq INTEGER NOT NULL PRIMARY KEY REFERENCES audit_entries (seq) ON DELETE CASCADE,
      stored TEXT NOT NULL CHECK (json_valid(stored)),
      undoneAt TEXT
    ) STRICT, WITHOUT ROWID`,
  ],
  postgres: [
    `CREATE TABLE undoable_changes (
      seq bigint PRIMARY KEY REFERENCES audit_entries (seq) ON DELETE CASCADE,
      stored ${TEXT} NOT NULL,
      "undoneAt" instant
    )`,
  ],
};
