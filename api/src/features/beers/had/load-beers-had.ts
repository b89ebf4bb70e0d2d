import type { BeerHad, BeersHadPage, beersHadInput } from '@hoptrail/contracts/beers/had';
import { foldedWords } from '@hoptrail/contracts/lib/fold';
import { TRAIL_PAGE_MAX } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { findAllBeersHad, findBeerHad, type ListedBeer } from './list.repo.ts';

/**
 * Returns one page of a person's beers by style and name: all of them, or those with the words of a
 * search.
 */
export async function loadBeersHad(
  db: Db,
  userId: string,
  { cursor, limit = TRAIL_PAGE_MAX, search }: z.infer<typeof beersHadInput>,
): Promise<BeersHadPage> {
  const after = cursor === undefined ? undefined : await findBeerHad(db, userId, cursor);
  if (cursor !== undefined && !after) return { beers: [], nextCursor: null };
  const words = foldedWords(search);
  // One row more than the page shows whether there is a next page.
  const found = await findAllBeersHad(db, { userId, limit: limit + 1, after, words });
  const page = found.slice(0, limit);
  return {
    beers: page.map(beerHadOf),
    nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
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

function beerHadOf({ place, isShared, ...row }: ListedBeer): BeerHad {
  return { ...row, place: place === row.breweryName ? null : place, isShared: isShared === 1 };
}
