import type { HistoryKind, HistoryVerb } from '@hoptrail/contracts/lists/history-kinds';
import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { insertHistoryEntry } from './history.repo.ts';
import { changedFields } from './history.rules.ts';

interface Change {
  kind: HistoryKind;
  /** The object's id. */
  id: string;
  /** What people call it; empty for a person, whose name is not copied. */
  name: string;
  /** The brewery that it is, or belongs to: its owner reads the entry too. */
  breweryId?: string | null;
  /** The person that it is about. */
  userId?: string;
  /** Whatever describes the object; left out when it was made. */
  before?: object | undefined;
  /** The same afterwards; left out when it was deleted. */
  after?: object | undefined;
  /** Where 'created', 'changed' or 'deleted' does not say it. */
  verb?: HistoryVerb;
}

/**
 * Remembers who changed what: the fields that differ, nothing when none does. No secrets belong
 * into `before` and `after`, and people only as ids in a field `owner`, divided by blanks.
 * @param trx the transaction of the change
 * @param by caller and clock; the caller is null where whoever hosts did it, on the command line
 */
export async function recordChange(
  trx: Db,
  { caller, clock }: { caller: Caller | null; clock: Clock },
  { kind, id, name, breweryId = null, userId, before, after, verb }: Change,
): Promise<void> {
  const changes = changedFields(before, after);
  if (changes.length === 0) return;
  await insertHistoryEntry(trx, {
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
}
