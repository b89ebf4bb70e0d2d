import type { PrizeView, prizeAtBrewery } from '@hoptrail/contracts/trails/trails';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { limitTries } from './limit-tries.ts';
import { loadPrize } from './load-prize.ts';

/**
 * Returns the prize of a code, its person, and whether this brewery can hand it out, without
 * redeeming it.
 * @throws AppError those of `loadPrize()`, and `prize.limit` after many wrong codes
 */
export async function checkPrize(
  ctx: Context & { caller: Caller },
  input: z.infer<typeof prizeAtBrewery>,
): Promise<PrizeView> {
  return await limitTries(ctx, async () => (await loadPrize(ctx.db, ctx, input)).view);
}
