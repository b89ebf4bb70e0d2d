import { randomUUID } from 'node:crypto';
import type { beerMerge } from '@hoptrail/contracts/admin/beers';
import { ENTRIES_PER_BEER } from '@hoptrail/contracts/limits';
import { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lock, lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { recordChange, recordedChange } from '../../history/shared/record-change.ts';
import { findBeerById } from '../beers.repo.ts';
import { subjectOf } from '../history-of-beer.rules.ts';
import { recountEntries } from './counted-ratings.ts';
import type { BeerRow } from './mean-rating.rules.ts';
import { existsMergeSince, findAllMerged, findAllSame, updateMerged } from './merged.repo.ts';

type SignedIn = Context & { caller: Caller };

/** What an undo of a merge puts back. */
const merge = z.object({
  /** The entries that were merged with others, and what they were merged into before. */
  entries: z.array(z.string()),
  before: z.string().nullable(),
  after: z.string(),
  /** The entry that was by itself before, so that an undo lets it be so again. */
  first: z.string().optional(),
});

/**
 * Makes two entries of tap lists one beer, with all that each was merged with. The rows of people stay
 * where they are, so an undo loses nothing that came since. A beer that was merged before keeps its value,
 * so that an entry of it which is deleted now is one of it again once it is restored.
 * @returns the number of the change in the history
 * @throws AppError `beer.notFound`, `request.invalid` if they are one beer already, or too many
 */
export async function mergeBeers(
  ctx: SignedIn,
  { beerId, otherId }: z.infer<typeof beerMerge>,
): Promise<number> {
  return await write(ctx.db, async (trx) => {
    await lockMerges(trx);
    const [one, two] = [await findBeerById(trx, beerId), await findBeerById(trx, otherId)];
    if (!one || !two) throw new AppError('beer.notFound');
    const isSecondKept = one.mergedAs === null && two.mergedAs !== null;
    const [beer, other] = isSecondKept ? [two, one] : [one, two];
    const [kept, moved] = [await findAllSame(trx, beer), await findAllSame(trx, other)];
    if (kept.some(({ id }) => id === other.id)) {
      throw new AppError('request.invalid', { message: 'These are one beer already.' });
    }
    const all = [...kept, ...moved];
    if (all.length > ENTRIES_PER_BEER) {
      const message = `A beer can be merged from ${ENTRIES_PER_BEER} tap lists at most.`;
      throw new AppError('request.invalid', { message });
    }
    const after = beer.mergedAs ?? randomUUID();
    const entries = idsOf(moved);
    await lockRows(trx, 'beer_recommendations', idsOf(all));
    if (beer.mergedAs === null) await updateMerged(trx, [beer.id], after, null);
    await updateMerged(trx, entries, after, other.mergedAs);
    await recountEntries(trx, all);
    const first = beer.mergedAs === null ? beer.id : undefined;
    const stored: z.infer<typeof merge> = { entries, before: other.mergedAs, after, first };
    return recordedChange(
      await recordChange(trx, ctx, {
        ...subjectOf(other),
        before: { sameBeer: null },
        after: { sameBeer: nameOf(beer) },
        stored: { sameBeer: stored },
      }),
    );
  });
}

/**
 * Undoes a merge of a beer: its entries are what they were before.
 * @param seq the number of the merge in the history
 * @throws AppError `auth.forbidden`, `beer.notFound`, `history.cannotUndo` if they were merged again
 */
export async function undoMerge(
  trx: Db,
  ctx: SignedIn,
  { id, seq }: { id: string; seq: number },
  stored: unknown,
): Promise<void> {
  if (ctx.caller.role !== 'admin') throw new AppError('auth.forbidden');
  const { entries, before, after, first } = merge.parse(stored);
  await lockMerges(trx);
  const beer = await findBeerById(trx, id);
  if (!beer) throw new AppError('beer.notFound');
  const present = await findAllMerged(trx, after);
  await lockRows(trx, 'beer_recommendations', idsOf(present));
  if (await existsMergeSince(trx, seq, after)) {
    throw new AppError('history.cannotUndo', {
      message: 'The beer was merged with another one since. Please undo that merge first.',
    });
  }
  if ((await updateMerged(trx, entries, before, after)) === 0) {
    throw new AppError('history.cannotUndo', { message: 'These are no longer one beer.' });
  }
  if (first !== undefined) await updateMerged(trx, [first], null, after);
  await recountEntries(trx, present);
  const only = present.find((one) => !entries.includes(one.id));
  await recordChange(trx, ctx, {
    ...subjectOf(beer),
    before: { sameBeer: only ? nameOf(only) : 'A deleted beer' },
    after: { sameBeer: null },
  });
}

/** Locks all merges, since one changes entries that its transaction has not read. */
async function lockMerges(trx: Db): Promise<void> {
  await lock(trx, 'merged beers');
}

function idsOf(beers: readonly BeerRow[]): string[] {
  return beers.map(({ id }) => id);
}

function nameOf({ beerName, breweryName }: BeerRow): string {
  return `${beerName}, ${breweryName}`;
}
