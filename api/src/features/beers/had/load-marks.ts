import type { BeerMark, beerMarksInput } from '@hoptrail/contracts/beers/had';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { findAllMarks, findAllMarksOfMerged, findAllMergedEntries } from './beers-had.repo.ts';

/**
 * Returns a person's marks on the beers of a brewery, or on the given beers. Of a merged beer the last mark
 * on any of its entries counts.
 */
export async function loadMarks(
  db: Db,
  userId: string,
  beers: z.infer<typeof beerMarksInput>,
): Promise<BeerMark[]> {
  const own = await findAllMarks(db, userId, beers);
  const entries = await findAllMergedEntries(db, beers);
  if (entries.length === 0) return own;
  const merged = new Set(entries.map(({ id }) => id));
  const mergedIds = [...new Set(entries.flatMap(({ mergedAs }) => mergedAs ?? []))];
  const marks = await findAllMarksOfMerged(db, userId, mergedIds);
  const shared = entries.flatMap(({ id, mergedAs }) => {
    const last = marks.find((one) => one.mergedAs === mergedAs);
    if (!last) return [];
    const { mergedAs: _, ...mark } = last;
    return [{ ...mark, beerId: id }];
  });
  return [...own.filter(({ beerId }) => !merged.has(beerId)), ...shared];
}
