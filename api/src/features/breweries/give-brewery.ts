import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Caller } from '../auth/sessions.ts';
import { findOwnerIds, updateOwner } from './ownership.repo.ts';

/**
 * Makes one user the owner of a brewery, or nobody; whoever owned it before does not any more.
 * @param trx the transaction it belongs to
 * @returns the ids of who owned it before
 */
export async function giveBrewery(
  trx: Db,
  ctx: { caller: Caller | null; clock: Clock },
  { id, name }: { id: string; name: string },
  userId: string | null,
): Promise<string[]> {
  const before = await findOwnerIds(trx, id);
  await updateOwner(trx, id, userId, ctx.clock.now().toISOString());
  await recordChange(trx, ctx, {
    kind: 'brewery',
    id,
    name,
    breweryId: id,
    before: { owner: before.join(' ') },
    after: { owner: userId },
  });
  return before;
}
