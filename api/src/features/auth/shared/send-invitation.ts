import { DAY_MS, INVITATION_LIFETIME_MS, INVITATIONS_PER_DAY } from '@hoptrail/contracts/limits';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { enqueueMail, NEWS_LIFETIME_MS } from '../../../mail/outbox.ts';
import { findUserById } from '../../users/shared/users.repo.ts';
import { type InvitedPlace, invitationMessage } from './invitation-mail.ts';
import { countInvitationsMailedSince } from './invitations.repo.ts';

type Inviter = Pick<Context, 'clock' | 'config'> & { caller: Caller };

/** Returns when an invitation that is mailed now was sent, and when it expires. */
export function invitationTimes(now: Date): { sentAt: string; expiresAt: string } {
  return { sentAt: now.toISOString(), expiresAt: instantAfter(now, INVITATION_LIFETIME_MS) };
}

/**
 * Mails an invitation to sign up. The caller holds the lock `invitations`, records the change, by which
 * the mails of a day are counted, and wakes the outbox afterwards.
 * @param place the place in a brewery's team that the invitation brings
 * @throws AppError `invitation.tooMany`
 */
export async function mailInvitation(
  trx: Db,
  { caller, config, clock }: Inviter,
  email: string,
  place?: InvitedPlace,
): Promise<void> {
  const now = clock.now();
  const mailed = await countInvitationsMailedSince(trx, instantAfter(now, -DAY_MS));
  if (mailed >= INVITATIONS_PER_DAY) throw new AppError('invitation.tooMany');
  const inviter = (await findUserById(trx, caller.id))?.username ?? 'An administrator';
  const { expiresAt } = invitationTimes(now);
  const message = invitationMessage(email, { inviter, expiresAt, site: config.publicUrl, place });
  await enqueueMail(trx, message, { now, lifetimeMs: NEWS_LIFETIME_MS });
}

/** Returns what the history stores: not the address, which would outlive a deleted account. */
export function invitationForHistory(email: string): { domain: string } {
  return { domain: email.slice(email.lastIndexOf('@') + 1) };
}
