import { breweryNotes, type breweryNotesUpdate } from '@hoptrail/contracts/breweries/breweries';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { lock } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { refuseConflict } from '../history/shared/conflict.ts';
import { findNotes, upsertNotes } from './notes.repo.ts';
import { existsBrewery } from './shared/breweries.repo.ts';

/**
 * Stores the caller's private notes about a brewery.
 * @returns the notes as they are now
 * @throws AppError `brewery.notFound`; `edit.conflict` for notes that another device changed since,
 * unless they are the same
 */
export async function setNotes(
  { db, clock, caller }: Pick<Context, 'db' | 'clock'> & { caller: Caller },
  { id: breweryId, notes, basedOn }: z.infer<typeof breweryNotesUpdate>,
): Promise<z.infer<typeof breweryNotes>> {
  const updatedAt = clock.now().toISOString();
  return await write(
    db,
    async (trx) => {
      await lock(trx, `notes of ${caller.id}`);
      if (!(await existsBrewery(trx, breweryId))) throw new AppError('brewery.notFound');
      const stored = await findNotes(trx, caller.id, breweryId);
      if (notes !== stored) refuseConflict(basedOn, { notes: stored });
      await upsertNotes(trx, { userId: caller.id, breweryId, notes, updatedAt });
      return { notes };
    },
    breweryNotes,
  );
}
