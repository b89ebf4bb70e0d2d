import { randomUUID } from 'node:crypto';
import {
  type Invitation,
  invitation as invitationContract,
} from '@hoptrail/contracts/admin/invitations';
import { INVITATION_PAUSE_MS } from '@hoptrail/contracts/limits';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { deleteMailTo } from '../../../mail/outbox.repo.ts';
import {
  deleteInvitationById,
  findInvitationByEmail,
  findInvitationById,
  insertInvitation,
  updateInvitationSent,
} from '../../auth/shared/invitations.repo.ts';
import {
  invitationForHistory,
  invitationTimes,
  mailInvitation,
} from '../../auth/shared/send-invitation.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { findAllPlacesOf } from '../../staff/shared/team-invitations.repo.ts';
import { findUserIdByEmail } from '../../users/shared/users.repo.ts';

type Administrator = Context & { caller: Caller };
type Row = NonNullable<Awaited<ReturnType<typeof findInvitationById>>>;

/**
 * Invites an address by mail. It may sign up until the invitation expires.
 * @throws AppError `invitation.closed`, `invitation.hasAccount`, `invitation.exists`,
 * `invitation.tooMany`
 */
export async function invite(ctx: Administrator, email: string): Promise<Invitation> {
  if (ctx.config.registration.registration === 'closed') throw new AppError('invitation.closed');
  const id = randomUUID();
  const invitation = await write(
    ctx.db,
    async (trx) => {
      await lock(trx, 'invitations');
      if (await findUserIdByEmail(trx, email)) throw new AppError('invitation.hasAccount');
      const now = ctx.clock.now();
      const existing = await findInvitationByEmail(trx, email);
      if (existing && existing.expiresAt > now.toISOString()) {
        throw new AppError('invitation.exists');
      }
      if (existing) await deleteInvitationById(trx, existing.id);
      await insertInvitation(trx, {
        id,
        email,
        invitedById: ctx.caller.id,
        createdAt: now.toISOString(),
        ...invitationTimes(now),
      });
      await mailInvitation(trx, ctx, email);
      await recordChange(trx, ctx, { ...subject(id), after: invitationForHistory(email) });
      return await loadInvitation(trx, ctx, id);
    },
    invitationContract,
  );
  await ctx.outbox.wake();
  return invitation;
}

/**
 * Mails an invitation again, and extends it like a new one.
 * @throws AppError `invitation.notFound`, `invitation.closed`, `invitation.sentJustNow`,
 * `invitation.tooMany`
 */
export async function resend(ctx: Administrator, id: string): Promise<Invitation> {
  if (ctx.config.registration.registration === 'closed') throw new AppError('invitation.closed');
  const invitation = await write(
    ctx.db,
    async (trx) => {
      await lock(trx, 'invitations');
      const now = ctx.clock.now();
      const { email, sentAt } = await loadInvitation(trx, ctx, id);
      const wait = Date.parse(sentAt) + INVITATION_PAUSE_MS - now.getTime();
      if (wait > 0) {
        throw new AppError('invitation.sentJustNow', { retryAfter: Math.ceil(wait / 1000) });
      }
      await updateInvitationSent(trx, id, invitationTimes(now));
      await mailInvitation(trx, ctx, email);
      await recordChange(trx, ctx, {
        ...subject(id),
        before: { sentAt },
        after: { sentAt: now.toISOString() },
      });
      return await loadInvitation(trx, ctx, id);
    },
    invitationContract,
  );
  await ctx.outbox.wake();
  return invitation;
}

/**
 * Withdraws an invitation and deletes its unsent message.
 * @throws AppError `invitation.notFound`
 */
export async function withdraw(ctx: Administrator, id: string): Promise<void> {
  await write(ctx.db, async (trx) => {
    await lock(trx, 'invitations');
    const { email } = await loadInvitation(trx, ctx, id);
    await deleteInvitationById(trx, id);
    await deleteMailTo(trx, email);
    await recordChange(trx, ctx, { ...subject(id), before: invitationForHistory(email) });
  });
}

/** Returns invitations as the administrators' list shows them. */
export async function toInvitations(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  rows: readonly Row[],
): Promise<Invitation[]> {
  const now = clock.now().toISOString();
  const ids = rows.map(({ id }) => id);
  const places = await findAllPlacesOf(db, ids);
  return rows.map(({ inviterId, inviterName, ...invitation }) => ({
    ...invitation,
    invitedBy: inviterId && inviterName ? { id: inviterId, username: inviterName } : null,
    breweries: (places.get(invitation.id) ?? []).map(({ invitationId: _, ...place }) => place),
    isExpired: invitation.expiresAt <= now,
  }));
}

async function loadInvitation(db: Db, ctx: Context, id: string): Promise<Invitation> {
  const row = await findInvitationById(db, id);
  const [invitation] = await toInvitations(db, ctx, row ? [row] : []);
  if (!invitation) throw new AppError('invitation.notFound');
  return invitation;
}

function subject(id: string) {
  return { kind: 'invitation', id, name: '' } as const;
}
