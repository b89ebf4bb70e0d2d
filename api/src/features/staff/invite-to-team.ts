import { randomUUID } from 'node:crypto';
import {
  type TeamInvitation,
  teamInvitation,
  type teamInvitationId,
  type teamInvite,
} from '@hoptrail/contracts/staff/staff';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lock, lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { deleteMailTo } from '../../mail/outbox.repo.ts';
import {
  findInvitationByEmail,
  insertInvitation,
  updateInvitationSent,
} from '../auth/shared/invitations.repo.ts';
import {
  invitationForHistory,
  invitationTimes,
  mailInvitation,
} from '../auth/shared/send-invitation.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { recordChange } from '../history/shared/record-change.ts';
import { findUserIdByEmail } from '../users/shared/users.repo.ts';
import { refuseFullTeam } from './shared/take-place.ts';
import {
  deleteTeamInvitations,
  findAllTeamInvitations,
  upsertTeamInvitation,
} from './shared/team-invitations.repo.ts';
import { takeTry } from './take-try.ts';

type SignedIn = Context & { caller: Caller };

/**
 * Invites an address without an account to the team of a brewery by mail. It may sign up until the
 * invitation expires, and has its place in the team then.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `brewery.ownersOnly`, `auth.forbidden`,
 * `invitation.closed`, `invitation.hasAccount`, `invitation.exists`, `invitation.tooMany`,
 * `staff.full`, `staff.ownersFull`, `staff.limit`
 */
export async function inviteToTeam(
  ctx: SignedIn,
  { id, email, role }: z.infer<typeof teamInvite>,
): Promise<TeamInvitation> {
  await loadOwnBrewery(ctx.db, ctx.caller, id, 'team');
  if (ctx.config.registration.registration === 'closed') {
    throw new AppError('invitation.closed', {
      message: 'No new accounts are made here, so only people who have one can be added.',
    });
  }
  await takeTry(ctx);
  const invitation = await write(
    ctx.db,
    async (trx) => {
      await lock(trx, 'invitations');
      await lockRows(trx, 'breweries', [id]);
      const { row: brewery } = await loadOwnBrewery(trx, ctx.caller, id, 'team');
      if (await findUserIdByEmail(trx, email)) throw new AppError('invitation.hasAccount');
      const now = ctx.clock.now();
      await refuseSecond(trx, { id, email, now });
      await refuseFullTeam(trx, id, role);
      const invitationId = await extendInvitation(trx, ctx, email);
      await upsertTeamInvitation(trx, {
        ...{ invitationId, breweryId: id, role },
        ...{ invitedById: ctx.caller.id, createdAt: now.toISOString() },
      });
      await mailInvitation(trx, ctx, email, { brewery: brewery.name, role });
      await recordChange(trx, ctx, {
        ...subject({ invitationId, id }),
        after: { ...invitationForHistory(email), role },
      });
      const { expiresAt } = invitationTimes(now);
      return { id: invitationId, email, role, expiresAt, isExpired: false };
    },
    teamInvitation,
  );
  await ctx.outbox.wake();
  return invitation;
}

/**
 * Withdraws an invitation to the team of a brewery and deletes its unsent message.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `brewery.ownersOnly`, `auth.forbidden`,
 * `invitation.notFound`
 */
export async function withdrawFromTeam(
  ctx: SignedIn,
  { id, invitationId }: z.infer<typeof teamInvitationId>,
): Promise<void> {
  await write(ctx.db, async (trx) => {
    await lock(trx, 'invitations');
    await loadOwnBrewery(trx, ctx.caller, id, 'team');
    const invitations = await findAllTeamInvitations(trx, id);
    const found = invitations.find((one) => one.id === invitationId);
    if (!found) throw new AppError('invitation.notFound');
    await deleteTeamInvitations(trx, { breweryId: id, invitationId });
    await deleteMailTo(trx, found.email);
    await recordChange(trx, ctx, {
      ...subject({ invitationId, id }),
      before: { ...invitationForHistory(found.email), role: found.role },
    });
  });
}

/** @throws AppError `invitation.exists` for an address that is invited to this team already */
async function refuseSecond(
  trx: Db,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  const invitations = await findAllTeamInvitations(trx, id);
  const found = invitations.find((one) => one.email === email);
  if (found && found.expiresAt > now.toISOString()) throw new AppError('invitation.exists');
}

/** Returns the id of the address's invitation to sign up, from now on for as long as a new one. */
async function extendInvitation(trx: Db, ctx: SignedIn, email: string): Promise<string> {
  const now = ctx.clock.now();
  const existing = await findInvitationByEmail(trx, email);
  if (existing) {
    await updateInvitationSent(trx, existing.id, invitationTimes(now));
    return existing.id;
  }
  const id = randomUUID();
  await insertInvitation(trx, {
    ...{ id, email, invitedById: ctx.caller.id, isForTeam: 1 },
    createdAt: now.toISOString(),
    ...invitationTimes(now),
  });
  return id;
}

function subject({ invitationId, id }: { invitationId: string; id: string }) {
  return { kind: 'invitation', id: invitationId, name: '', breweryId: id } as const;
}
