import { breweryUpdate } from '@hoptrail/contracts/breweries/breweries';
import { z } from 'zod';
import { lockRows } from '../../db/locks.ts';
import type { Undoer } from '../history/shared/undoer.ts';
import { isOwnLeaving, restorePlace } from '../staff/shared/restore-place.ts';
import { findBreweryById } from './shared/breweries.repo.ts';
import { loadOwnBrewery } from './shared/own-brewery.ts';
import { updateFirstOwner } from './shared/ownership.repo.ts';
import { changeBreweryIn } from './update-brewery.ts';

const removedOwner = z.object({
  userId: z.string().nullable(),
  since: z.string().optional(),
  /** Whether the person had been an owner longest. */
  isFirst: z.boolean(),
  leftAt: z.string().optional(),
});

/**
 * How changes of a brewery's page are undone. Its staff undo what they may change. An owner who was
 * removed, or left a moment ago, is one again, beside those who are now.
 */
export const breweryUndoer: Undoer = {
  load: async (trx, ctx, id, stored) => {
    await lockRows(trx, 'breweries', [id]);
    const left = 'owner' in stored ? removedOwner.parse(stored.owner) : undefined;
    const row = left && isOwnLeaving(ctx, left) ? await findBreweryById(trx, id) : undefined;
    return row ?? (await loadOwnBrewery(trx, ctx.caller, id, 'hours')).row;
  },
  added: ['owner'],
  change: async (trx, ctx, breweryId, fields) => {
    if (!('owner' in fields)) {
      await changeBreweryIn(trx, ctx, breweryUpdate.parse({ ...fields, id: breweryId }));
      return;
    }
    const { userId, since, isFirst, leftAt } = removedOwner.parse(fields.owner);
    await restorePlace(trx, ctx, { breweryId, userId, role: 'owner', since, leftAt });
    if (isFirst && userId !== null) await updateFirstOwner(trx, breweryId, userId);
  },
};
