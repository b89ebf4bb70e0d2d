import { isEmail, normalizeEmail, normalizeUsername } from '@hoptrail/contracts/lib/text/identity';
import { type StaffMember, type staffAdd, staffMember } from '@hoptrail/contracts/staff/staff';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { findUserByEmail, findUserByUsername } from '../users/shared/users.repo.ts';
import { takePlace } from './shared/take-place.ts';
import { tellAdded } from './shared/tell-added.ts';
import { takeTry } from './take-try.ts';

/**
 * Adds a person who has an account to the team of a brewery and tells them by mail.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `brewery.ownersOnly`, `auth.forbidden`,
 * `user.notFound`, `staff.exists`, `staff.isOwner`, `staff.full`, `staff.ownersFull`,
 * `staff.tooManyPlaces`, `staff.limit`
 */
export async function addToTeam(
  ctx: Context & { caller: Caller },
  { id, person, role }: z.infer<typeof staffAdd>,
): Promise<StaffMember> {
  await loadOwnBrewery(ctx.db, ctx.caller, id, 'team');
  await takeTry(ctx);
  const member = await write(
    ctx.db,
    async (trx) => {
      const user = await findPerson(trx, person);
      await lockRows(trx, 'users', [user.id]);
      await lockRows(trx, 'breweries', [id]);
      const brewery = await loadOwnBrewery(trx, ctx.caller, id, 'team');
      await takePlace(trx, ctx, brewery, { userId: user.id, role });
      await tellAdded(trx, ctx, user.email, { brewery: brewery.row.name, role });
      const { username, profileImage } = user;
      const addedAt = ctx.clock.now().toISOString();
      return { id: user.id, username, profileImage, addedAt };
    },
    staffMember,
  );
  await ctx.outbox.wake();
  return member;
}

/** @throws AppError `user.notFound`, also for a suspended person */
async function findPerson(trx: Db, typed: string) {
  const email = normalizeEmail(typed);
  const user = isEmail(email)
    ? await findUserByEmail(trx, email)
    : await findUserByUsername(trx, normalizeUsername(typed.replace(/^@/, '')));
  if (user && user.suspendedAt === null) return user;
  throw new AppError('user.notFound', {
    message: 'Nobody has an account with this name or address.',
  });
}
