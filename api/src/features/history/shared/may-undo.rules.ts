import { UNDO_MS } from '@hoptrail/contracts/limits';
import type { Caller } from '../../../access/sessions.ts';
import type { Clock } from '../../../lib/clock.ts';

/** Who reads the history or undoes a change, and when. */
export interface Reader {
  caller: Caller;
  clock: Clock;
}

/**
 * Returns whether a person may undo a change as far as the history knows: their own one of the last
 * 30 days, administrators any. The rights on the changed object count besides.
 */
export function mayUndo(
  { caller, clock }: Reader,
  { actorId, createdAt }: { actorId: string | null; createdAt: string },
): boolean {
  if (caller.role === 'admin') return true;
  return actorId === caller.id && Date.parse(createdAt) > clock.now().getTime() - UNDO_MS;
}
