import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import type { Clock } from '../../../lib/clock.ts';
import { enqueueMail, NEWS_LIFETIME_MS } from '../../../mail/outbox.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { deleteStaff } from '../../staff/shared/staff.repo.ts';
import { deleteTeamInvitations } from '../../staff/shared/team-invitations.repo.ts';
import { findUserById } from '../../users/shared/users.repo.ts';
import { deleteLoss, upsertLoss } from './losses.repo.ts';
import { findOwnerIds, updateOwner } from './ownership.repo.ts';
import { lostMessage } from './ownership-mail.ts';

/**
 * Makes one user the only owner of a brewery, or removes all owners. Former owners lose all rights
 * to the brewery and its events, and whom they invited to its team is not invited any more; the app and a mail tell them. The staff stays. The caller wakes the outbox after
 * the transaction.
 * @param trx the caller's transaction
 * @param ctx `caller` is null on the command line
 * @param userId the new owner; null for none
 * @returns the ids of the previous owners
 */
export async function giveBrewery(
  trx: Db,
  ctx: { caller: Caller | null; clock: Clock },
  { id, name }: { id: string; name: string },
  userId: string | null,
): Promise<string[]> {
  const now = ctx.clock.now();
  await lockRows(trx, 'breweries', [id]);
  const before = await findOwnerIds(trx, id);
  await updateOwner(trx, id, userId, now.toISOString());
  await deleteTeamInvitations(trx, { breweryId: id });
  if (userId !== null) {
    await deleteLoss(trx, userId, id);
    await deleteStaff(trx, { userId, breweryId: id });
  }
  for (const owner of before.filter((one) => one !== userId)) {
    await upsertLoss(trx, { userId: owner, breweryId: id, lostAt: now.toISOString() });
    const former = await findUserById(trx, owner);
    if (!former) continue;
    const message = lostMessage(former.email, name, userId !== null);
    await enqueueMail(trx, message, { now, lifetimeMs: NEWS_LIFETIME_MS });
  }
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
