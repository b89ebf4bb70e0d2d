import type { HistoryKind, HistoryVerb } from '@hoptrail/contracts/lists/history-kinds';
import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { insertHistoryEntry, insertUndoable } from './history.repo.ts';
import { changedFields } from './history.rules.ts';

interface Change {
  kind: HistoryKind;
  /** The object's id. */
  id: string;
  /** The object's name; empty for a person, whose name the history does not copy. */
  name: string;
  /** The brewery that it is or belongs to, whose owner may read the entry. */
  breweryId?: string | null;
  /** The person that the entry is about. */
  userId?: string;
  /** The object before the change; absent if it was created. */
  before?: object | undefined;
  /** The object after the change; absent if it was deleted. */
  after?: object | undefined;
  /**
   * What an undo puts back: of a changed object the fields before, of a deleted one its row. Without
   * it the change cannot be undone.
   */
  stored?: object | undefined;
  /** The verb, if it is not 'created', 'changed' or 'deleted'. */
  verb?: HistoryVerb;
}

/**
 * Records who changed which fields; nothing if none differs. `before` and `after` must hold no
 * secrets, and people only as ids in a field `owner`, separated by blanks.
 * @param trx the transaction of the change
 * @param by caller and clock; the caller is null for the host on the command line
 * @returns the number of the entry; undefined if nothing was recorded
 */
export async function recordChange(
  trx: Db,
  { caller, clock }: { caller: Caller | null; clock: Clock },
  change: Change,
): Promise<number | undefined> {
  const { kind, id, name, breweryId = null, userId, before, after, stored, verb } = change;
  const changes = changedFields(before, after);
  if (changes.length === 0) return undefined;
  const seq = await insertHistoryEntry(trx, {
    createdAt: clock.now().toISOString(),
    actorId: caller?.id ?? null,
    byHost: caller === null ? 1 : 0,
    verb: verb ?? (before === undefined ? 'created' : after === undefined ? 'deleted' : 'changed'),
    kind,
    object: id,
    name,
    breweryId,
    userId: userId ?? null,
    changes: JSON.stringify(changes),
  });
  if (stored) {
    const names = changes.map(({ field }) => field.split('.')[0] ?? field);
    const kept = after === undefined ? stored : pick(stored, names);
    await insertUndoable(trx, seq, JSON.stringify(kept));
  }
  return seq;
}

/** Returns the number of the entry about a deleted object, which always has filled fields. */
export function recordedChange(seq: number | undefined): number {
  if (seq === undefined) throw new Error('A deletion was not recorded in the history.');
  return seq;
}

function pick(fields: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}
