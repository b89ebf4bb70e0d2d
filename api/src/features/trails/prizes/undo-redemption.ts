import { type PrizeView, type prizeAtBrewery, prizeView } from '@hoptrail/contracts/trails/trails';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { limitTries } from './limit-tries.ts';
import { loadPrize } from './load-prize.ts';
import { updatePrizeRedeemed, updatePrizesRedeemed } from './prizes.repo.ts';

/**
 * Undoes a redemption of this brewery within ten minutes.
 * @returns the prize as it is now
 * @throws AppError `prize.notUndone`, those of `loadPrize()`, and `prize.limit` after many wrong
 * codes
 */
export async function undoRedemption(
  ctx: Context & { caller: Caller },
  input: z.infer<typeof prizeAtBrewery>,
): Promise<PrizeView> {
  const { breweryId } = input;
  return await limitTries(ctx, () =>
    write(
      ctx.db,
      async (trx) => {
        const { prize, brewery, view } = await loadPrize(trx, ctx, input, { isLocked: true });
        if (view.undoUntil === null) throw new AppError('prize.notUndone');
        await updatePrizeRedeemed(trx, prize.id, undefined);
        await updatePrizesRedeemed(trx, { ...prize, breweryId }, -1);
        await recordChange(trx, ctx, {
          kind: 'prize',
          verb: 'undone',
          id: prize.id,
          name: prize.trailName,
          breweryId,
          userId: prize.userId,
          before: { redeemedBy: brewery.name },
          after: { redeemedBy: null },
        });
        return (await loadPrize(trx, ctx, input)).view;
      },
      prizeView,
    ),
  );
}
