import { randomUUID } from 'node:crypto';
import type { beerMerge } from '@hoptrail/contracts/admin/beers';
import { ENTRIES_PER_BEER } from '@hoptrail/contracts/limits';
import { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { recordChange, recordedChange } from '../../history/shared/record-change.ts';
import { findBeerById } from '../beers.repo.ts';
import { subjectOf } from '../history-of-beer.rules.ts';
import type { BeerRow } from './mean-rating.rules.ts';
import { findAllMerged, updateMerged } from './merged.repo.ts';

type SignedIn = Context & { caller: Caller };

/** What an undo of a merge puts back. */
const merge = z.object({
  /** The entries that were merged with others, and what they were merged into before. */
  entries: z.array(z.string()),
  before: z.string().nullable(),
  after: z.string(),
});

/**
 * Makes two entries of tap lists one beer, with all that each was merged with. The rows of people stay
 * where they are, so an undo loses nothing that came since.
 * @returns the number of the change in the history
 * @throws AppError `beer.notFound`, `request.invalid` if they are one beer already, or too many
 */
export async function mergeBeers(
  ctx: SignedIn,
  { beerId, otherId }: z.infer<typeof beerMerge>,
): Promise<number> {
  return await write(ctx.db, async (trx) => {
    await lockMerges(trx);
    const [beer, other] = [await findBeerById(trx, beerId), await findBeerById(trx, otherId)];
    if (!beer || !other) throw new AppError('beer.notFound');
    const [kept, moved] = [await entriesWith(trx, beer), await entriesWith(trx, other)];
    if (kept.some(({ id }) => id === other.id)) {
      throw new AppError('request.invalid', { message: 'These are one beer already.' });
    }
    if (kept.length + moved.length > ENTRIES_PER_BEER) {
      const message = `A beer can be merged from ${ENTRIES_PER_BEER} tap lists at most.`;
      throw new AppError('request.invalid', { message });
    }
    const after = beer.mergedAs ?? randomUUID();
    const entries = moved.map(({ id }) => id);
    if (beer.mergedAs === null) await updateMerged(trx, [beer.id], after, null);
    await updateMerged(trx, entries, after, other.mergedAs);
    const stored: z.infer<typeof merge> = { entries, before: other.mergedAs, after };
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
 * @throws AppError `auth.forbidden`, `beer.notFound`, `history.cannotUndo` if they were merged again
 */
export async function undoMerge(
  trx: Db,
  ctx: SignedIn,
  id: string,
  stored: unknown,
): Promise<void> {
  if (ctx.caller.role !== 'admin') throw new AppError('auth.forbidden');
  const { entries, before, after } = merge.parse(stored);
  await lockMerges(trx);
  const beer = await findBeerById(trx, id);
  if (!beer) throw new AppError('beer.notFound');
  const others = (await findAllMerged(trx, after)).filter((one) => !entries.includes(one.id));
  if ((await updateMerged(trx, entries, before, after)) === 0) {
    throw new AppError('history.cannotUndo', {
      message: 'The beer was merged with another one since. Please undo that merge first.',
    });
  }
  const [only, second] = others;
  if (only && !second) await updateMerged(trx, [only.id], null, after);
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

async function entriesWith(trx: Db, beer: BeerRow): Promise<BeerRow[]> {
  return beer.mergedAs === null ? [beer] : await findAllMerged(trx, beer.mergedAs);
}

function nameOf({ beerName, breweryName }: BeerRow): string {
  return `${beerName}, ${breweryName}`;
}
