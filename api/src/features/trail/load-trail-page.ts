import { TRAIL_PAGE } from '@hoptrail/contracts/limits';
import type { TrailPage, trailInput } from '@hoptrail/contracts/trail';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { fold } from '../../lib/fold.ts';
import { findAllTrailEntries } from './shared/trail-entries.repo.ts';
import {
  findAllNotes,
  findAllVisitedBreweries,
  findTrailIds,
  findTrailIdsAmong,
} from './trail.repo.ts';

/** Returns one page of a person's check-ins: all of them, or those with the words of a search. */
export async function loadTrailPage(
  db: Db,
  userId: string,
  { cursor, limit = TRAIL_PAGE, search }: z.infer<typeof trailInput>,
): Promise<TrailPage> {
  const words = fold(search ?? '')
    .split(' ')
    .filter(Boolean);
  // One more than asked for tells whether there is another page.
  const page = { userId, limit: limit + 1, after: cursor };
  const found =
    words.length === 0
      ? await findTrailIds(db, page)
      : await findTrailIdsAmong(db, page, await findMatches(db, userId, words));
  const ids = found.slice(0, limit);
  const nextCursor = found.length > limit ? (ids.at(-1) ?? null) : null;
  return { entries: await findAllTrailEntries(db, userId, ids), nextCursor };
}

/** Returns the breweries, and the check-ins elsewhere, that have all words of a search. */
async function findMatches(db: Db, userId: string, words: readonly string[]) {
  const has = (text: string) => words.every((word) => text.includes(word));
  const texts = new Map<string, string>();
  for (const { breweryId, searchText } of await findAllVisitedBreweries(db, userId)) {
    texts.set(breweryId, searchText);
  }
  const breweries = [...texts].flatMap(([id, text]) => (has(text) ? id : []));
  const checkins = (await findAllNotes(db, userId))
    .filter(({ breweryId, notes }) => has(`${texts.get(breweryId) ?? ''} ${fold(notes ?? '')}`))
    .map(({ id }) => id);
  return { breweries, checkins };
}
