import type { breweryOwnerUpdate } from '@hoptrail/contracts/admin/breweries';
import { brewery } from '@hoptrail/contracts/breweries/breweries';
import { normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { findBreweryById } from '../../breweries/shared/breweries.repo.ts';
import { giveBrewery } from '../../breweries/shared/give-brewery.ts';
import { findUserIdByEmail } from '../../users/shared/users.repo.ts';

/**
 * Gives a brewery to the account of an address; null removes all owners. Notifies former owners by
 * mail.
 * @throws AppError `brewery.notFound`, `user.notFound`
 */
export async function setBreweryOwner(
  ctx: Context & { caller: Caller },
  { id, email }: z.infer<typeof breweryOwnerUpdate>,
): Promise<void> {
  await write(
    ctx.db,
    async (trx) => {
      const found = await findBreweryById(trx, id);
      if (!found) throw new AppError('brewery.notFound');
      const userId = email === null ? null : await findUserIdByEmail(trx, normalizeEmail(email));
      if (userId === undefined) {
        throw new AppError('user.notFound', {
          message: 'Nobody has an account with this address.',
        });
      }
      await giveBrewery(trx, ctx, found, userId);
      return await findBreweryById(trx, id);
    },
    brewery,
  );
  await ctx.outbox.wake();
}
