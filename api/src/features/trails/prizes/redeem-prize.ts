import { PRIZE_UNDO_MS } from '@hoptrail/contracts/limits';
import { type PrizeView, type prizeAtBrewery, prizeView } from '@hoptrail/contracts/trails/trails';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { limitTries } from './limit-tries.ts';
import { loadPrize } from './load-prize.ts';
import { updatePrizeRedeemed, updatePrizesRedeemed } from './prizes.repo.ts';
import { refusalOf } from './prizes.rules.ts';

const refusals = {
  redeemed: 'prize.redeemed',
  expired: 'prize.expired',
  outOfStock: 'prize.outOfStock',
} as const;

/**
 * Redeems a prize at a brewery. Of several calls at once only one succeeds, and a brewery never hands
 * out more than its stock. A prize that was withdrawn from its trail can still be redeemed.
 * @returns the redeemed prize, with the status `valid` that it had before
 * @throws AppError `prize.redeemed`, `prize.expired`, `prize.outOfStock`, those of `loadPrize()`,
 * and `prize.limit` after many wrong codes
 */
export async function redeemPrize(
  ctx: Context & { caller: Caller },
  input: z.infer<typeof prizeAtBrewery>,
): Promise<PrizeView> {
  const { breweryId } = input;
  return await limitTries(ctx, () =>
    write(
      ctx.db,
      async (trx) => {
        const { prize, brewery, view } = await loadPrize(trx, ctx, input, { isLocked: true });
        if (view.status !== 'valid') {
          throw new AppError(refusals[view.status], { message: refusalOf(view) });
        }
        const now = ctx.clock.now();
        const redeemedAt = now.toISOString();
        const redeemed = { redeemedAt, redeemedBreweryId: breweryId, redeemedById: ctx.caller.id };
        await updatePrizeRedeemed(trx, prize.id, redeemed);
        await updatePrizesRedeemed(trx, { ...prize, breweryId }, 1);
        await recordChange(trx, ctx, {
          kind: 'prize',
          verb: 'redeemed',
          id: prize.id,
          name: prize.trailName,
          breweryId,
          userId: prize.userId,
          before: { redeemedBy: null },
          after: { redeemedBy: brewery.name },
        });
        return {
          ...view,
          redeemedAt,
          redeemedBy: brewery.name,
          undoUntil: instantAfter(now, PRIZE_UNDO_MS),
          left: view.left === null ? null : view.left - 1,
        };
      },
      prizeView,
    ),
  );
}
