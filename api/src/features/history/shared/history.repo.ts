import type { HistoryKind } from '@hoptrail/contracts/lists/history-kinds';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { contains, valuesOf } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';

/** Inserts an entry. @returns its number */
export async function insertHistoryEntry(
  db: Db,
  entry: Insertable<Tables['audit_entries']>,
): Promise<number> {
  const { seq } = await db
    .insertInto('audit_entries')
    .values(entry)
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

/** Stores what an undo of an entry puts back. */
export async function insertUndoable(db: Db, seq: number, stored: string): Promise<void> {
  await db.insertInto('undoable_changes').values({ seq, stored, undoneAt: null }).execute();
}

export interface HistoryFilter {
  kind?: HistoryKind | undefined;
  /** A kind to leave out. */
  except?: HistoryKind | undefined;
  breweryId?: string | undefined;
  /** Only entries of these kinds, and those by this person. */
  seenBy?: { userId: string; kinds: readonly HistoryKind[] } | undefined;
  /** By or about a person. */
  userId?: string | undefined;
  /** Part of the name of the object, of the person who did it or of the person it is about. */
  q?: string | undefined;
  /** Only entries before this one. */
  cursor?: number | undefined;
}

/** Returns entries, newest first, with the person who did it and the person it is about. */
export async function findAllHistoryEntries(db: Db, filter: HistoryFilter, limit: number) {
  const { kind, except, breweryId, seenBy, userId, cursor } = filter;
  const text = filter.q?.trim().toLowerCase() ?? '';
  return await db
    .selectFrom('audit_entries as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actorId')
    .leftJoin('users as person', 'person.id', 'entry.userId')
    .leftJoin('undoable_changes as undoable', 'undoable.seq', 'entry.seq')
    .selectAll('entry')
    .select(['undoable.seq as undoableSeq', 'undoneAt'])
    .select([
      'actor.username as actorUsername',
      'actor.profileImage as actorImage',
      'person.username as personUsername',
      'person.profileImage as personImage',
    ])
    .$if(kind !== undefined, (query) => query.where('entry.kind', '=', kind ?? ''))
    .$if(except !== undefined, (query) => query.where('entry.kind', '!=', except ?? ''))
    .$if(cursor !== undefined, (query) => query.where('entry.seq', '<', cursor ?? 0))
    .$if(breweryId !== undefined, (query) => query.where('entry.breweryId', '=', breweryId ?? ''))
    .$if(seenBy !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('entry.actorId', '=', seenBy?.userId ?? ''),
          eb('entry.kind', 'in', seenBy?.kinds ?? []),
        ]),
      ),
    )
    .$if(userId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('entry.actorId', '=', userId ?? ''), eb('entry.userId', '=', userId ?? '')]),
      ),
    )
    .$if(text !== '', (query) =>
      query.where((eb) =>
        eb.or([
          contains(db, eb.fn<string>('lower', ['entry.name']), text),
          contains(db, 'actor.username', text),
          contains(db, 'person.username', text),
        ]),
      ),
    )
    .orderBy('entry.seq', 'desc')
    .limit(limit)
    .execute();
}

/** Returns usernames by user id; deleted accounts have none. */
export async function findUsernames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', valuesOf(db, ids))
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/**
 * Removes a person's data from the history, before the account is deleted. The entries about them
 * stay without object and changes.
 */
export async function updateEntriesForgetting(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('audit_entries')
    .set({ changes: '[]', object: null })
    .where('userId', '=', userId)
    .execute();
  await db
    .updateTable('audit_entries')
    .set({ changes: sql`replace(changes, ${userId}, 'gone')` })
    .where(contains(db, 'changes', userId))
    .execute();
  await db
    .updateTable('undoable_changes')
    .set({ stored: sql`replace(stored, ${JSON.stringify(userId)}, 'null')` })
    .where(contains(db, 'stored', userId))
    .execute();
}
