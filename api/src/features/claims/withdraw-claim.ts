import { Authorized } from '../../access/authorize.ts';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { findClaimById, updateClaim } from './shared/claims.repo.ts';

/**
 * Withdraws a claim of the caller; does nothing if it is withdrawn already.
 * @throws AppError `claim.notFound`, `auth.forbidden`, `claim.decided`
 */
export async function withdrawClaim(
  { db, clock, caller }: Context & { caller: Caller },
  id: string,
): Promise<void> {
  await write(db, async (trx) => {
    await lockRows(trx, 'brewery_claims', [id]);
    const found = await findClaimById(trx, id);
    if (!found) throw new AppError('claim.notFound');
    const claim = Authorized.by(caller, found, ({ id: self }, { userId }) => userId === self);
    if (found.status === 'withdrawn') return;
    if (found.status !== 'open') throw new AppError('claim.decided');
    await updateClaim(trx, claim, { status: 'withdrawn', decidedAt: clock.now().toISOString() });
  });
}
