import type { beersHadFigures } from '@hoptrail/contracts/beers/had';
import { RPC_LIST_LIMIT } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Deps } from '../../../context.ts';
import { compareText } from '../../../lib/compare-text.ts';
import { ROWS_A_SLICE, readInSlices } from '../../../lib/read-slices.ts';
import {
  type BeerPlace,
  type CountedBeer,
  findImportedFigures,
  findImportedSliceEnd,
  findMarkedBeers,
  findMarkedSliceEnd,
} from './list.repo.ts';

/** Returns the number of a person's beers, of their breweries, of rated ones and of each style. */
export async function loadBeerFigures(
  ctx: Pick<Deps, 'db' | 'caches'>,
  userId: string,
): Promise<z.infer<typeof beersHadFigures>> {
  const { db } = ctx;
  const breweries = new Set<string>();
  const styles = new Map<string, number>();
  let [beers, rated] = [0, 0];
  const count = (some: readonly CountedBeer[]) => {
    for (const { breweryName, style, rating } of some) {
      breweries.add(breweryName);
      styles.set(style, (styles.get(style) ?? 0) + 1);
      beers += 1;
      if (rating !== null) rated += 1;
    }
    return true;
  };
  await readInSlices<string>(ctx.caches.turns, userId, {
    findEnd: (after) => findMarkedSliceEnd(db, userId, after),
    read: async (slice) => {
      const all = { userId, words: [], limit: ROWS_A_SLICE, after: undefined };
      return count(await findMarkedBeers(db, { ...all, slice }));
    },
  });
  await readInSlices<BeerPlace>(ctx.caches.turns, userId, {
    findEnd: (after) => findImportedSliceEnd(db, userId, after),
    read: async (slice) => count(await findImportedFigures(db, userId, slice)),
  });
  return {
    beers,
    breweries: breweries.size,
    rated,
    styles: Array.from(styles, ([style, number]) => ({ style, beers: number }))
      .toSorted((one, other) => other.beers - one.beers || compareText(one.style, other.style))
      .slice(0, RPC_LIST_LIMIT),
  };
}
