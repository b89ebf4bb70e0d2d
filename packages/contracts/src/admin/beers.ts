import { z } from 'zod';
import { id } from '../fields.ts';
import { rows } from '../stored/rows.ts';

/** The input that makes two entries of tap lists, or what they were merged with, one beer. */
export const beerMerge = z.object({ beerId: id, otherId: id });

const beerEntry = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string(),
  breweryName: z.string(),
});
export type BeerEntry = z.infer<typeof beerEntry>;

/** A beer of a brewery, and an entry of the same or another tap list that is probably the same. */
const beerDuplicate = z.object({ beer: beerEntry, other: beerEntry });
export const beerDuplicates = rows(beerDuplicate);
export type BeerDuplicate = z.infer<typeof beerDuplicate>;
