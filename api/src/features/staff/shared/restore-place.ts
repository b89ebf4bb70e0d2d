import type { TeamRole } from '@hoptrail/contracts/staff/staff';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
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
}

/**
 * Gives a person who was removed from the team of a brewery their place again, since the same day,
 * and tells them by mail.
 * @param trx the caller's transaction, which holds the lock of the brewery
 * @throws AppError `user.notFound` for a deleted or suspended account, `brewery.lost`,
 * `brewery.ownersOnly`, `auth.forbidden`, and the errors of `takePlace()`
 */
export async function restorePlace(
  trx: Db,
  ctx: Context & { caller: Caller },
  { breweryId, userId, role, since }: FormerPlace,
): Promise<void> {
  const brewery = await loadOwnBrewery(trx, ctx.caller, breweryId, 'team');
  const person = userId === null ? undefined : await findUserById(trx, userId);
  if (!person || person.suspendedAt !== null) throw new AppError('user.notFound');
  await takePlace(trx, ctx, brewery, { userId: person.id, role, since });
  await tellAdded(trx, ctx, person.email, { brewery: brewery.row.name, role });
}
