import { type HistoryEntry, historyChange } from '@hoptrail/contracts/history/history';
import { historyKinds, historyVerbs } from '@hoptrail/contracts/lists/history-kinds';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { soundRows, storedJson } from '../../../lib/stored/unsound-rows.ts';
import { findAllHistoryEntries, findUsernames, type HistoryFilter } from './history.repo.ts';
import { mayUndo, type Reader } from './may-undo.rules.ts';

const PAGE = 20;
const changesOf = z.array(historyChange);

/**
 * Returns a page of the history, newest first, with people's current usernames.
 * @param reader who reads, for the changes that they can undo
 * @param limit the number of entries, 20 by default
 */
export async function readHistory(
  db: Db,
  reader: Reader,
  filter: HistoryFilter,
  limit = PAGE,
): Promise<{ entries: HistoryEntry[]; nextCursor: number | null }> {
  const found = await findAllHistoryEntries(db, filter, limit + 1);
  const rows = found.slice(0, limit).map((row) => ({
    ...row,
    changes: storedJson({ id: String(row.seq), name: 'changes', text: row.changes }, changesOf, []),
  }));
  const owners = rows.flatMap(({ changes }) =>
    changes
      .filter(({ field }) => field === 'owner')
      .flatMap(({ before, after }) => [before, after]),
  );
  const usernames = await findUsernames(db, owners.flatMap(idsIn));
  const named = (ids: string | null) =>
    ids &&
    idsIn(ids)
      .map((id) => usernames.get(id) ?? 'a deleted account')
      .join(', ');

  const shown = rows.map((row) => ({ ...row, id: String(row.seq) }));
  const entries = soundRows('history', shown, (row) => ({
    seq: row.seq,
    createdAt: row.createdAt,
    actor: personOf(row.actorId, row.actorUsername, row.actorImage),
    byHost: row.byHost === 1,
    verb: z.enum(historyVerbs).parse(row.verb),
    kind: z.enum(historyKinds).parse(row.kind),
    name: row.name,
    breweryId: row.breweryId,
    canUndo: row.undoableSeq !== null && row.undoneAt === null && mayUndo(reader, row),
    isUndone: row.undoneAt !== null,
    person: personOf(row.userId, row.personUsername, row.personImage),
    changes: row.changes.map((change) =>
      change.field === 'owner'
        ? { ...change, before: named(change.before), after: named(change.after) }
        : change,
    ),
  }));
  const last = rows.at(-1)?.seq ?? null;
  return { entries, nextCursor: found.length > limit ? last : null };
}

function idsIn(ids: string | null): string[] {
  return ids?.split(' ') ?? [];
}

function personOf(id: string | null, username: string | null, profileImage: string | null) {
  return id !== null && username !== null ? { id, username, profileImage } : null;
}
