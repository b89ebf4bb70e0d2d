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

/**
 * Returns the numbers of a person's beers, breweries and rated beers, and the means of their ratings,
 * also by style.
 */
export async function loadBeerFigures(
  ctx: Pick<Deps, 'db' | 'caches'>,
  userId: string,
): Promise<z.infer<typeof beersHadFigures>> {
  const { db } = ctx;
  const breweries = new Set<string>();
  const styles = new Map<string, Sums>();
  const all: Sums = { beers: 0, rated: 0, total: 0 };
  const count = (some: readonly CountedBeer[]) => {
    for (const { breweryName, style, rating } of some) {
      breweries.add(breweryName);
      const ofStyle = styles.get(style) ?? { beers: 0, rated: 0, total: 0 };
      styles.set(style, ofStyle);
      for (const sums of [all, ofStyle]) add(sums, rating);
    }
    return true;
  };
  await readInSlices<string>(ctx.caches.turns, userId, {
    findEnd: (after) => findMarkedSliceEnd(db, userId, after),
    read: async (slice) => {
      const whole = { userId, words: [], limit: ROWS_A_SLICE, after: undefined };
      return count(await findMarkedBeers(db, { ...whole, slice }));
    },
  });
  await readInSlices<BeerPlace>(ctx.caches.turns, userId, {
    findEnd: (after) => findImportedSliceEnd(db, userId, after),
    read: async (slice) => count(await findImportedFigures(db, userId, slice)),
  });
  return {
    beers: all.beers,
    breweries: breweries.size,
    rated: all.rated,
    meanRating: meanOf(all),
    styles: Array.from(styles, ([style, sums]) => ({
      ...{ style, beers: sums.beers, meanRating: meanOf(sums) },
    }))
      .toSorted((one, other) => other.beers - one.beers || compareText(one.style, other.style))
      .slice(0, RPC_LIST_LIMIT),
  };
}

interface Sums {
  beers: number;
  /** The number of rated ones, and the sum of their ratings. */
  rated: number;
  total: number;
}

function add(sums: Sums, rating: number | null): void {
  sums.beers += 1;
  if (rating === null) return;
  sums.rated += 1;
  sums.total += rating;
}

function meanOf({ rated, total }: Sums): number | null {
  return rated === 0 ? null : Math.round((100 * total) / rated) / 100;
}
