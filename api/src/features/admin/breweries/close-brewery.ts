import type { breweryClosing } from '@hoptrail/contracts/admin/breweries';
import { brewery } from '@hoptrail/contracts/breweries/breweries';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { findBreweryById, updateBrewery } from '../../breweries/shared/breweries.repo.ts';
import { loadOwnBrewery } from '../../breweries/shared/own-brewery.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { upsertBacklogOfBreweries } from '../../trails/shared/backlog.repo.ts';

/**
 * Closes or reopens a brewery. Closing a closed brewery does not change the time of closing.
 * @throws AppError `brewery.notFound`, `auth.forbidden`
 */
export async function setBreweryClosed(
  ctx: Context & { caller: Caller },
  { id, closed }: z.infer<typeof breweryClosing>,
): Promise<void> {
  await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'breweries', [id]);
      const own = await loadOwnBrewery(trx, ctx.caller, id, 'closing');
      const { row } = own;
      if (closed === (row.closedAt !== null)) return undefined;
      const closedAt = closed ? ctx.clock.now().toISOString() : null;
      await updateBrewery(trx, own, { closedAt });
      await upsertBacklogOfBreweries(trx, [id], ctx.clock.now().toISOString());
      await recordChange(trx, ctx, {
        kind: 'brewery',
        verb: closed ? 'closed' : 'reopened',
        id,
        name: row.name,
        breweryId: id,
        before: { closedAt: row.closedAt },
        after: { closedAt },
      });
      return await findBreweryById(trx, id);
    },
    brewery.optional(),
  );
}
