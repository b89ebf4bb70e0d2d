import { z } from 'zod';
import { lockRows } from '../../db/locks.ts';
import type { Undoer } from '../history/shared/undoer.ts';
import { restorePlace } from './shared/restore-place.ts';

const removedMember = z.object({
  breweryId: z.string(),
  userId: z.string().nullable(),
  addedAt: z.string(),
  leftAt: z.string().optional(),
});

/** How a removal from the staff is undone, and that somebody left it. */
export const staffUndoer: Undoer = {
  restore: async (trx, ctx, stored) => {
    const { breweryId, userId, addedAt, leftAt } = removedMember.parse(stored);
    // In the order of adding a person.
    if (userId !== null) await lockRows(trx, 'users', [userId]);
    await lockRows(trx, 'breweries', [breweryId]);
    await restorePlace(trx, ctx, { breweryId, userId, role: 'staff', since: addedAt, leftAt });
  },
};
