import { randomUUID } from 'node:crypto';
import type { claimCreate } from '@hoptrail/contracts/claims/claims';
import { CLAIMS_PER_DAY, DAY_MS } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { lock } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { instantAfter } from '../../lib/durations.ts';
import { enqueueMail, NEWS_LIFETIME_MS } from '../../mail/outbox.ts';
import { findBreweryById } from '../breweries/shared/breweries.repo.ts';
import { findOwnerIds } from '../breweries/shared/ownership.repo.ts';
import { waitingMessage } from './claim-mail.ts';
import {
  countClaimsSince,
  countOpenClaims,
  existsOpenClaim,
  insertClaim,
} from './shared/claims.repo.ts';

/**
 * Claims a brewery for the caller. Notifies the administrators in `ADMIN_EMAILS` by mail if no
 * other claim is open.
 * @throws AppError `brewery.notFound`, `claim.owned`, `claim.exists`, `claim.tooMany`
 */
export async function makeClaim(
  ctx: Context & { caller: Caller },
  { id: breweryId, ...fields }: z.infer<typeof claimCreate>,
): Promise<void> {
  const { caller, clock, config } = ctx;
  const now = clock.now();
  await write(ctx.db, async (trx) => {
    await lock(trx, 'claims');
    const brewery = await findBreweryById(trx, breweryId);
    if (!brewery) throw new AppError('brewery.notFound');
    if ((await findOwnerIds(trx, breweryId)).includes(caller.id)) throw new AppError('claim.owned');
    const userId = caller.id;
    if (await existsOpenClaim(trx, { userId, breweryId })) throw new AppError('claim.exists');
    const recent = await countClaimsSince(trx, userId, instantAfter(now, -DAY_MS));
    if (recent >= CLAIMS_PER_DAY)
      throw new AppError('claim.tooMany', { retryAfter: DAY_MS / 1000 });

    const isFirst = (await countOpenClaims(trx)) === 0;
    const createdAt = now.toISOString();
    await insertClaim(trx, { id: randomUUID(), breweryId, userId, ...fields, createdAt });
    for (const to of isFirst ? config.adminEmails : []) {
      const message = waitingMessage(to, brewery.name, config.publicUrl);
      await enqueueMail(trx, message, { now, lifetimeMs: NEWS_LIFETIME_MS });
    }
  });
  await ctx.outbox.wake();
}
