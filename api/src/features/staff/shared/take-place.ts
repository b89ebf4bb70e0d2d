import {
  OWNERS_PER_BREWERY,
  STAFF_PER_BREWERY,
  STAFF_PLACES_PER_PERSON,
} from '@hoptrail/contracts/limits';
import type { TeamRole } from '@hoptrail/contracts/staff/staff';
import type { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { addOwner } from '../../breweries/shared/co-owners.ts';
import { findOwnerIds } from '../../breweries/shared/ownership.repo.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { countStaffBreweries, findAllStaff, upsertStaff } from './staff.repo.ts';
import { findAllTeamInvitations } from './team-invitations.repo.ts';

/**
 * Gives a person a place in the team of a brewery. Who is on the staff can become an owner. The
 * caller tells the person.
 * @param trx the caller's transaction, which holds the lock of the brewery
 * @param place `since` is when the person was added, if they had the place before
 * @throws AppError `staff.isOwner`, `staff.exists`, `staff.full`, `staff.ownersFull`,
 * `staff.tooManyPlaces`
 */
export async function takePlace(
  trx: Db,
  by: { caller: Caller; clock: Clock },
  brewery: Authorized<{ id: string; name: string }>,
  place: { userId: string; role: TeamRole; since?: string | undefined },
): Promise<void> {
  const { userId, role, since = by.clock.now().toISOString() } = place;
  const { id, name } = brewery.row;
  const ownerIds = await findOwnerIds(trx, id);
  if (ownerIds.includes(userId)) throw new AppError('staff.isOwner');
  if (role === 'owner') {
    if (ownerIds.length >= OWNERS_PER_BREWERY) throw new AppError('staff.ownersFull');
    await addOwner(trx, by, { id, name }, userId, since);
    return;
  }
  const present = await findAllStaff(trx, id);
  if (present.some((member) => member.id === userId)) throw new AppError('staff.exists');
  if (present.length >= STAFF_PER_BREWERY) throw new AppError('staff.full');
  if ((await countStaffBreweries(trx, userId)) >= STAFF_PLACES_PER_PERSON) {
    throw new AppError('staff.tooManyPlaces');
  }
  await upsertStaff(trx, brewery, { userId, addedAt: since });
  await recordChange(trx, by, {
    ...{ kind: 'staff', id, name, breweryId: id, userId },
    after: { onStaff: true },
  });
}

/**
 * Refuses to invite more people than a team has places.
 * @throws AppError `staff.full`, `staff.ownersFull`
 */
export async function refuseFullTeam(trx: Db, breweryId: string, role: TeamRole): Promise<void> {
  const waiting = (await findAllTeamInvitations(trx, breweryId)).filter(
    (invitation) => invitation.role === role,
  ).length;
  if (role === 'owner') {
    const { length } = await findOwnerIds(trx, breweryId);
    if (length + waiting >= OWNERS_PER_BREWERY) throw new AppError('staff.ownersFull');
  } else {
    const { length } = await findAllStaff(trx, breweryId);
    if (length + waiting >= STAFF_PER_BREWERY) throw new AppError('staff.full');
  }
}
