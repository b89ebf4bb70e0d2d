import type { staffRemove } from '@hoptrail/contracts/staff/staff';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { enqueueMail, NEWS_LIFETIME_MS } from '../../mail/outbox.ts';
import { removeOwner } from '../breweries/shared/co-owners.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { findOwnerIds } from '../breweries/shared/ownership.repo.ts';
import { recordChange, recordedChange } from '../history/shared/record-change.ts';
import { findUserById } from '../users/shared/users.repo.ts';
import { findAllStaff, updateStaffRemoved } from './shared/staff.repo.ts';
import { removedMessage } from './shared/staff-mail.ts';

/**
 * Removes a person from the team of a brewery and tells them by mail. People can remove themselves,
 * which needs no message.
 * @returns the number of the change in the history
 * @throws AppError `brewery.notFound`, `brewery.lost`, `brewery.ownersOnly`, `auth.forbidden`,
 * `staff.notFound`, `staff.lastOwner`
 */
export async function removeFromTeam(
  ctx: Context & { caller: Caller },
  { id, userId }: z.infer<typeof staffRemove>,
): Promise<number> {
  const isLeaving = userId === ctx.caller.id;
  const change = await write(ctx.db, async (trx) => {
    await lockRows(trx, 'breweries', [id]);
    const right = isLeaving ? 'leaving' : 'team';
    const brewery = await loadOwnBrewery(trx, ctx.caller, id, right);
    const { name } = brewery.row;
    if ((await findOwnerIds(trx, id)).includes(userId)) {
      return await removeOwner(trx, ctx, { id, name }, userId);
    }
    const now = ctx.clock.now();
    const removedAt = now.toISOString();
    const member = (await findAllStaff(trx, id)).find((one) => one.id === userId);
    if (!member || !(await updateStaffRemoved(trx, brewery, { userId, removedAt }))) {
      throw new AppError('staff.notFound');
    }
    const { addedAt } = member;
    const seq = await recordChange(trx, ctx, {
      ...{ kind: 'staff', id, name, breweryId: id, userId },
      before: { onStaff: true },
      stored: { breweryId: id, userId, addedAt, ...(isLeaving && { leftAt: removedAt }) },
    });
    const person = isLeaving ? undefined : await findUserById(trx, userId);
    if (!person) return seq;
    const message = removedMessage(person.email, name);
    await enqueueMail(trx, message, { now, lifetimeMs: NEWS_LIFETIME_MS });
    return seq;
  });
  await ctx.outbox.wake();
  return recordedChange(change);
}
