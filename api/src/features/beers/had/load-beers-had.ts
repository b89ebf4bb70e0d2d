import type { BeerHad, BeersHadPage, beersHadInput } from '@hoptrail/contracts/beers/had';
import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import { LOGBOOK_PAGE_MAX } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Deps } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { compareText } from '../../../lib/compare-text.ts';
import { readInSlices } from '../../../lib/read-slices.ts';
import {
  type BeerPlace,
  findBeerHad,
  findImportedBeers,
  findImportedSliceEnd,
  findMarkedBeers,
  findMarkedSliceEnd,
  type ListedBeer,
} from './list.repo.ts';

type Ctx = Pick<Deps, 'db' | 'caches'>;

interface Page {
  userId: string;
  limit: number;
  /** The last beer of the page before. */
  after: BeerPlace | undefined;
  words: readonly string[];
}

/**
 * Returns one page of a person's beers by style and name: all of them, or those with the words of a
 * search.
 */
export async function loadBeersHad(
  ctx: Ctx,
  userId: string,
  { cursor, limit = LOGBOOK_PAGE_MAX, search }: z.infer<typeof beersHadInput>,
): Promise<BeersHadPage> {
  const after = cursor === undefined ? undefined : await findBeerHad(ctx.db, userId, cursor);
  if (cursor !== undefined && !after) return { beers: [], nextCursor: null };
  // One row more than the page shows whether there is a next page.
  const page = { userId, limit: limit + 1, after, words: foldedWords(search) };
  const found = firstOf(await findMarked(ctx, page), await findImported(ctx, page), limit + 1);
  const beers = found.slice(0, limit);
  return {
    beers: beers.map(beerHadOf),
    nextCursor: found.length > limit ? (beers.at(-1)?.id ?? null) : null,
  };
}

/**
 * Returns one of a person's beers.
 * @throws AppError `beerHad.notFound`
 */
export async function loadBeerHad(db: Db, userId: string, id: string): Promise<BeerHad> {
  const row = await findBeerHad(db, userId, id);
  if (!row) throw new AppError('beerHad.notFound');
  return beerHadOf(row);
}

async function findMarked(ctx: Ctx, page: Page): Promise<ListedBeer[]> {
  const { db } = ctx;
  let found: ListedBeer[] = [];
  await readInSlices<string>(ctx.caches.turns, page.userId, {
    findEnd: (after) => findMarkedSliceEnd(db, page.userId, after),
    read: async (slice) => {
      found = firstOf(found, await findMarkedBeers(db, { ...page, slice }), page.limit);
      return true;
    },
  });
  return found;
}

async function findImported(ctx: Ctx, page: Page): Promise<ListedBeer[]> {
  const { db } = ctx;
  const { userId, words, limit } = page;
  const found: ListedBeer[] = [];
  await readInSlices<BeerPlace>(ctx.caches.turns, userId, {
    after: page.after,
    findEnd: (after) => findImportedSliceEnd(db, userId, after),
    read: async (slice) => {
      const left = limit - found.length;
      found.push(...(await findImportedBeers(db, { ...slice, userId, words, limit: left })));
      return found.length < limit;
    },
  });
  return found;
}

/** Returns the first beers of two lists, by style and name. */
function firstOf(some: readonly ListedBeer[], others: readonly ListedBeer[], limit: number) {
  return [...some, ...others].toSorted(byStyleAndName).slice(0, limit);
}

function byStyleAndName(one: BeerPlace, other: BeerPlace): number {
  return (
    compareText(one.style, other.style) ||
    compareText(one.name, other.name) ||
    compareText(one.id, other.id)
  );
}

function beerHadOf({ place, isShared, ...row }: ListedBeer): BeerHad {
  return { ...row, place: place === row.breweryName ? null : place, isShared: isShared === 1 };
}
