import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { enqueueMail, NEWS_LIFETIME_MS } from '../../../mail/outbox.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { deleteStaff } from '../../staff/shared/staff.repo.ts';
import { deleteTeamInvitations } from '../../staff/shared/team-invitations.repo.ts';
import { findUserById } from '../../users/shared/users.repo.ts';
import { deleteLoss, upsertLoss } from './losses.repo.ts';
import { deleteOwner, findAllOwners, findOwnerIds, insertOwner } from './ownership.repo.ts';
import { removedOwnerMessage } from './ownership-mail.ts';

interface By {
  caller: Caller;
  clock: Clock;
}

interface Named {
  id: string;
  name: string;
}

/**
 * Makes a person one more owner of a brewery. Who was on its staff is not any more: an owner has all
 * rights of the staff. The caller tells the person.
 * @param trx the caller's transaction
 * @param since when they became an owner, as ISO 8601
 */
export async function addOwner(
  trx: Db,
  by: By,
  brewery: Named,
  userId: string,
  since: string,
): Promise<void> {
  const { id } = brewery;
  await lockRows(trx, 'breweries', [id]);
  const before = await findOwnerIds(trx, id);
  await insertOwner(trx, id, userId, since);
  await deleteLoss(trx, userId, id);
  await deleteStaff(trx, { userId, breweryId: id });
  await recordOwners(trx, by, brewery, { before, after: [...before, userId] });
}

/**
 * Removes one of several owners of a brewery, and tells them by mail unless they leave. Who they
 * invited and who has not signed up yet is not invited any more. The caller wakes the outbox after
 * the transaction.
 * @param trx the caller's transaction
 * @returns the number of the change in the history
 * @throws AppError `staff.notFound` for a person who is no owner, `staff.lastOwner`
 */
export async function removeOwner(
  trx: Db,
  by: By,
  brewery: Named,
  userId: string,
): Promise<number | undefined> {
  const { id, name } = brewery;
  await lockRows(trx, 'breweries', [id]);
  const owners = await findAllOwners(trx, id);
  const before = owners.map((owner) => owner.id);
  const removed = owners.find((owner) => owner.id === userId);
  if (!removed) throw new AppError('staff.notFound');
  if (before.length === 1) throw new AppError('staff.lastOwner');
  const now = by.clock.now();
  const lostAt = now.toISOString();
  const isLeaving = by.caller.id === userId;
  await deleteOwner(trx, id, userId);
  await deleteTeamInvitations(trx, { breweryId: id, invitedById: userId });
  await upsertLoss(trx, { userId, breweryId: id, lostAt, seenAt: isLeaving ? lostAt : null });
  const after = before.filter((owner) => owner !== userId);
  const since = removed.addedAt ?? undefined;
  const isFirst = before[0] === userId;
  const stored = { owner: { userId, since, isFirst, ...(isLeaving && { leftAt: lostAt }) } };
  const seq = await recordOwners(trx, by, brewery, { before, after, stored });
  const former = isLeaving ? undefined : await findUserById(trx, userId);
  if (!former) return seq;
  const author = (await findUserById(trx, by.caller.id))?.username ?? 'Another owner';
  const message = removedOwnerMessage(former.email, name, author);
  await enqueueMail(trx, message, { now, lifetimeMs: NEWS_LIFETIME_MS });
  return seq;
}

async function recordOwners(
  trx: Db,
  by: By,
  { id, name }: Named,
  owners: { before: readonly string[]; after: readonly string[]; stored?: object | undefined },
): Promise<number | undefined> {
  const { before, after, stored } = owners;
  return await recordChange(trx, by, {
    ...{ kind: 'brewery', id, name, breweryId: id },
    before: { owner: before.join(' ') },
    after: { owner: after.join(' ') },
    stored,
  });
}
