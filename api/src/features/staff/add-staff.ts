import { isEmail, normalizeEmail, normalizeUsername } from '@hoptrail/contracts/lib/text/identity';
import { STAFF_PER_BREWERY, STAFF_PLACES_PER_PERSON } from '@hoptrail/contracts/limits';
import { type StaffMember, type staffAdd, staffMember } from '@hoptrail/contracts/staff/staff';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { enqueueMail, NEWS_LIFETIME_MS } from '../../mail/outbox.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { findOwnerIds } from '../breweries/shared/ownership.repo.ts';
import { recordChange } from '../history/shared/record-change.ts';
import { findUserByEmail, findUserById, findUserByUsername } from '../users/shared/users.repo.ts';
import { countStaffBreweries, findAllStaff, upsertStaff } from './shared/staff.repo.ts';
import { addedMessage } from './shared/staff-mail.ts';

type SignedIn = Context & { caller: Caller };

/**
 * Adds a person to the staff of a brewery and tells them by mail.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `brewery.ownersOnly`, `auth.forbidden`,
 * `user.notFound`, `staff.exists`, `staff.isOwner`, `staff.full`, `staff.tooManyPlaces`,
 * `staff.limit`
 */
export async function addStaff(
  ctx: SignedIn,
  { id, person }: z.infer<typeof staffAdd>,
): Promise<StaffMember> {
  await loadOwnBrewery(ctx.db, ctx.caller, id, 'staff');
  await takeTry(ctx);
  const member = await write(
    ctx.db,
    async (trx) => {
      const user = await findPerson(trx, person);
      await lockRows(trx, 'users', [user.id]);
      await lockRows(trx, 'breweries', [id]);
      const brewery = await loadOwnBrewery(trx, ctx.caller, id, 'staff');
      await refuseMore(trx, id, user.id);
      const now = ctx.clock.now();
      await upsertStaff(trx, brewery, { userId: user.id, addedAt: now.toISOString() });
      const { name } = brewery.row;
      await recordChange(trx, ctx, {
        ...{ kind: 'staff', id, name, breweryId: id, userId: user.id },
        after: { onStaff: true },
      });
      const by = (await findUserById(trx, ctx.caller.id))?.username ?? 'An owner';
      const message = addedMessage(user.email, { brewery: name, by, site: ctx.config.publicUrl });
      await enqueueMail(trx, message, { now, lifetimeMs: NEWS_LIFETIME_MS });
      const { username, profileImage } = user;
      return { id: user.id, username, profileImage, addedAt: now.toISOString() };
    },
    staffMember,
  );
  await ctx.outbox.wake();
  return member;
}

/**
 * Counts a name that a person typed against the limit of a day: an address that is tried shows whether it
 * has an account, and each person who is added gets a message.
 * @throws AppError `staff.limit`
 */
async function takeTry({ codeLimits, caller }: SignedIn): Promise<void> {
  try {
    await codeLimits.staffNames.consume(caller.id);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new AppError('staff.limit', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
  }
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

/** @throws AppError `staff.exists`, `staff.isOwner`, `staff.full`, `staff.tooManyPlaces` */
async function refuseMore(trx: Db, breweryId: string, userId: string): Promise<void> {
  if ((await findOwnerIds(trx, breweryId)).includes(userId)) throw new AppError('staff.isOwner');
  const present = await findAllStaff(trx, breweryId);
  if (present.some((member) => member.id === userId)) throw new AppError('staff.exists');
  if (present.length >= STAFF_PER_BREWERY) throw new AppError('staff.full');
  if ((await countStaffBreweries(trx, userId)) >= STAFF_PLACES_PER_PERSON) {
    throw new AppError('staff.tooManyPlaces');
  }
}
