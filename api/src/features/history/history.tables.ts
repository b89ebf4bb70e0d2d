import type { Generated } from 'kysely';
import type { Flag } from '../../db/tables/flag.ts';

declare module '../../db/tables/tables.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
    undoable_changes: UndoableChangesTable;
  }
}

/** A write of an owner or administrator, written in its transaction (`features/history`). */
export interface AuditEntriesTable {
  /** The position in the order of all entries. */
  seq: Generated<number>;
  createdAt: string;
  /** The user who made the change; null for the host, and once the account is deleted. */
  actorId: string | null;
  /** Whether the host made the change on the command line. */
  byHost: Generated<Flag>;
  verb: string;
  kind: string;
  /** The object's id; the object may have been deleted since. */
  object: string | null;
  /** The object's name at the time; empty for people, so that a deleted account leaves no name. */
  name: string;
  breweryId: string | null;
  /** The user whom the change concerns. */
  userId: string | null;
  /** A JSON list of `{field, before, after}`, with texts or null as values. */
  changes: string;
}

/** What an undo of an entry puts back. */
export interface UndoableChangesTable {
  /** The number of the entry. */
  seq: number;
  /** JSON: the changed fields as they were, or the row of a deleted object. */
  stored: string;
  undoneAt: string | null;
}
