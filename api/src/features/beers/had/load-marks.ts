import type { BeerMark, beerMarksInput } from '@hoptrail/contracts/beers/had';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { findAllMarks, findAllMarksOfMerged, findAllMergedEntries } from './beers-had.repo.ts';

/**
 * Returns a person's marks on the beers of a brewery, or on the given beers. Where an entry has none,
 * the last one on another entry of the same beer counts.
 */
export async function loadMarks(
  db: Db,
  userId: string,
  beers: z.infer<typeof beerMarksInput>,
): Promise<BeerMark[]> {
  const own = await findAllMarks(db, userId, beers);
  const marked = new Set(own.map(({ beerId }) => beerId));
  const entries = (await findAllMergedEntries(db, beers)).filter(({ id }) => !marked.has(id));
  if (entries.length === 0) return own;
  const mergedIds = entries.flatMap(({ mergedAs }) => mergedAs ?? []);
  const others = await findAllMarksOfMerged(db, userId, mergedIds);
  const shared = entries.flatMap(({ id, mergedAs }) => {
    const other = others.find((one) => one.mergedAs === mergedAs);
    if (!other) return [];
    const { mergedAs: _, ...mark } = other;
    return [{ ...mark, beerId: id }];
  });
  return [...own, ...shared];
}
