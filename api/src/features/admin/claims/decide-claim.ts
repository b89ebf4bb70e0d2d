import type { ClaimGrant, claimDecision } from '@hoptrail/contracts/admin/claims';
import type { z } from 'zod';
import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { enqueueMail, NEWS_LIFETIME_MS } from '../../../mail/outbox.ts';
import { giveBrewery } from '../../breweries/shared/give-brewery.ts';
import { findClaimById, updateClaim } from '../../claims/shared/claims.repo.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { takePlace } from '../../staff/shared/take-place.ts';
import { findUserById } from '../../users/shared/users.repo.ts';
import { outcomeMessage } from './outcome-mail.ts';

/**
 * Approves or declines an open claim. Approving makes the claimant the only owner, one more owner, or
 * one of the staff. Notifies the claimant and the former owners by mail.
 * @throws AppError `claim.notFound`; `claim.decided`, naming the decision and who made it; the errors
 * of a place in a team
 */
export async function decideClaim(
  ctx: Context & { caller: Caller },
  { id, decision, grant, reason }: z.infer<typeof claimDecision>,
): Promise<void> {
  const { caller, config } = ctx;
  const now = ctx.clock.now();
  const status = decision === 'approve' ? 'approved' : 'declined';
  await write(ctx.db, async (trx) => {
    await lockRows(trx, 'brewery_claims', [id]);
    const claim = await findClaimById(trx, id);
    if (!claim) throw new AppError('claim.notFound');
    if (claim.status !== 'open') throw await decidedBefore(trx, claim);
    const { breweryId, breweryName: name, userId, email } = claim;
    const authorized = Authorized.by(caller, claim, ({ role }) => role === 'admin');
    await updateClaim(trx, authorized, {
      status,
      reason: reason || null,
      decidedAt: now.toISOString(),
      decidedById: caller.id,
    });
    if (status === 'approved') {
      await give(trx, ctx, { id: breweryId, name }, { userId, grant });
    }
    await recordChange(trx, ctx, {
      kind: 'claim',
      id,
      name,
      breweryId,
      userId,
      verb: status,
      after: { status, reason, ...(status === 'approved' && { grant: grantTexts[grant] }) },
    });
    const outcome = { status, grant, name, reason, site: config.publicUrl } as const;
    await enqueueMail(trx, outcomeMessage(email, outcome), { now, lifetimeMs: NEWS_LIFETIME_MS });
  });
  await ctx.outbox.wake();
}

async function give(
  trx: Db,
  ctx: Context & { caller: Caller },
  brewery: { id: string; name: string },
  { userId, grant }: { userId: string; grant: ClaimGrant },
): Promise<void> {
  if (grant === 'replace') {
    await giveBrewery(trx, ctx, brewery, userId);
    return;
  }
  await lockRows(trx, 'breweries', [brewery.id]);
  const administered = Authorized.by(ctx.caller, brewery, ({ role }) => role === 'admin');
  const role = grant === 'coOwner' ? 'owner' : 'staff';
  await takePlace(trx, ctx, administered, { userId, role });
}

/** What a claimant became, in the history. */
const grantTexts: Readonly<Record<ClaimGrant, string>> = {
  replace: 'owner',
  coOwner: 'co-owner',
  staff: 'staff',
};

interface Decided {
  status: 'open' | 'approved' | 'declined' | 'withdrawn';
  decidedById: string | null;
}

async function decidedBefore(trx: Db, { status, decidedById }: Decided): Promise<AppError> {
  if (status === 'withdrawn') {
    return new AppError('claim.decided', { message: 'The claim was withdrawn in the meantime.' });
  }
  const by = decidedById === null ? undefined : await findUserById(trx, decidedById);
  return new AppError('claim.decided', {
    message: `${by?.username ?? 'Another administrator'} ${status} this claim already.`,
  });
}
