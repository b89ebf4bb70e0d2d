import type { staffRemove } from '@hoptrail/contracts/staff/staff';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { enqueueMail, NEWS_LIFETIME_MS } from '../../mail/outbox.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { recordChange } from '../history/shared/record-change.ts';
import { findUserById } from '../users/shared/users.repo.ts';
import { updateStaffRemoved } from './shared/staff.repo.ts';
import { removedMessage } from './shared/staff-mail.ts';

/**
 * Removes a person from the staff of a brewery and tells them by mail. People can remove
 * themselves, which needs no message.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `brewery.ownersOnly`, `auth.forbidden`,
 * `staff.notFound`
 */
export async function removeStaff(
  ctx: Context & { caller: Caller },
  { id, userId }: z.infer<typeof staffRemove>,
): Promise<void> {
  const isLeaving = userId === ctx.caller.id;
  await write(ctx.db, async (trx) => {
    await lockRows(trx, 'breweries', [id]);
    const right = isLeaving ? 'leaving' : 'staff';
    const brewery = await loadOwnBrewery(trx, ctx.caller, id, right);
    const now = ctx.clock.now();
    const removedAt = now.toISOString();
    if (!(await updateStaffRemoved(trx, brewery, { userId, removedAt }))) {
      throw new AppError('staff.notFound');
    }
    const { name } = brewery.row;
    await recordChange(trx, ctx, {
      ...{ kind: 'staff', id, name, breweryId: id, userId },
      before: { onStaff: true },
    });
    const person = isLeaving ? undefined : await findUserById(trx, userId);
    if (!person) return;
    const message = removedMessage(person.email, name);
    await enqueueMail(trx, message, { now, lifetimeMs: NEWS_LIFETIME_MS });
  });
  await ctx.outbox.wake();
}
