import { LEAVE_UNDO_MS } from '@hoptrail/contracts/limits';
import type { TeamRole } from '@hoptrail/contracts/staff/staff';
import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { findBreweryById } from '../../breweries/shared/breweries.repo.ts';
import { loadOwnBrewery } from '../../breweries/shared/own-brewery.ts';
import { findUserById } from '../../users/shared/users.repo.ts';
import { takePlace } from './take-place.ts';
import { tellAdded } from './tell-added.ts';

interface FormerPlace {
  breweryId: string;
  /** Null once the account is deleted. */
  userId: string | null;
  role: TeamRole;
  /** When the person was added, as ISO 8601, if it is known. */
  since: string | undefined;
  /** When the person left by themselves, as ISO 8601; undefined for who was removed. */
  leftAt?: string | undefined;
}

type SignedIn = Context & { caller: Caller };

/**
 * Gives a person who was removed from the team of a brewery their place again, since the same day,
 * and tells them by mail. Who left takes their own place again, which needs no message.
 * @param trx the caller's transaction, which holds the lock of the brewery
 * @throws AppError `user.notFound` for a deleted or suspended account, `brewery.lost`,
 * `brewery.ownersOnly`, `auth.forbidden`, `history.cannotUndo` for who left some time ago, and the
 * errors of `takePlace()`
 */
export async function restorePlace(trx: Db, ctx: SignedIn, place: FormerPlace): Promise<void> {
  const { breweryId, userId, role, since } = place;
  const isOwn = isOwnLeaving(ctx, place);
  const brewery = isOwn
    ? await loadLeftBrewery(trx, ctx, place)
    : await loadOwnBrewery(trx, ctx.caller, breweryId, 'team');
  const person = userId === null ? undefined : await findUserById(trx, userId);
  if (!person || person.suspendedAt !== null) throw new AppError('user.notFound');
  await takePlace(trx, ctx, brewery, { userId: person.id, role, since });
  if (isOwn) return;
  await tellAdded(trx, ctx, person.email, { brewery: brewery.row.name, role });
}

/** Returns whether the caller is the person who left by themselves. */
export function isOwnLeaving(
  { caller }: SignedIn,
  { userId, leftAt }: Pick<FormerPlace, 'userId' | 'leftAt'>,
): boolean {
  return leftAt !== undefined && userId === caller.id;
}

/** Returns a brewery that the caller left a moment ago. */
async function loadLeftBrewery(
  trx: Db,
  { caller, clock }: SignedIn,
  { breweryId, leftAt }: FormerPlace,
) {
  const isRecent =
    leftAt !== undefined && clock.now().getTime() - Date.parse(leftAt) <= LEAVE_UNDO_MS;
  if (!isRecent) {
    throw new AppError('history.cannotUndo', {
      message: 'You left too long ago to undo it. An owner of the brewery can add you again.',
    });
  }
  const row = await findBreweryById(trx, breweryId);
  if (!row) throw new AppError('brewery.notFound');
  return Authorized.by(caller, row, () => isRecent);
}
