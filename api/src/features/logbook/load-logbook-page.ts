import { fold, foldedWords } from '@hoptrail/contracts/lib/text/fold';
import { LOGBOOK_PAGE } from '@hoptrail/contracts/limits';
import type { LogbookPage, logbookInput } from '@hoptrail/contracts/logbook/logbook';
import type { z } from 'zod';
import type { Deps } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { findImportedVisitMark } from '../personal-data/shared/imported-visits.repo.ts';
import { findVisits, loadVisits } from '../personal-data/shared/load-visits.ts';
import {
  findAllNotes,
  findAllVisitedBreweries,
  findLogbookMark,
  findLogbookMarks,
  findLogbookMarksAmong,
  type Mark,
} from './logbook.repo.ts';
import { findAllLogbookEntries } from './shared/logbook-entries.repo.ts';

/**
 * Returns one page of a person's check-ins, with imported visits if requested: all of them, or
 * those with the words of a search.
 */
export async function loadLogbookPage(
  ctx: Pick<Deps, 'db' | 'caches'>,
  userId: string,
  { cursor, limit = LOGBOOK_PAGE, search, imported: isMixed = false }: z.infer<typeof logbookInput>,
): Promise<LogbookPage> {
  const { db } = ctx;
  const before = cursor === undefined ? undefined : await findMark(db, userId, cursor);
  if (cursor !== undefined && !before) return { entries: [], nextCursor: null };
  const words = foldedWords(search);
  // One row more than the page shows whether there is a next page.
  const page = { userId, limit: limit + 1, before };
  const own =
    words.length === 0
      ? await findLogbookMarks(db, page)
      : await findLogbookMarksAmong(db, page, await findMatches(db, userId, words));
  const imported = isMixed ? await findVisits(ctx, { ...page, words }) : [];
  const found = [...own, ...imported].toSorted(newestFirst);
  const shown = new Set(found.slice(0, limit).map(({ id }) => id));
  const isShown = ({ id }: Mark) => shown.has(id);
  const visits = await loadVisits(db, userId, imported.filter(isShown));
  const ids = own.filter(isShown).map(({ id }) => id);
  return {
    entries: await findAllLogbookEntries(db, userId, ids),
    ...(visits.length > 0 ? { imported: visits } : {}),
    nextCursor: found.length > limit ? (found[limit - 1]?.id ?? null) : null,
  };
}

async function findMark(db: Db, userId: string, id: string): Promise<Mark | undefined> {
  return (await findLogbookMark(db, userId, id)) ?? (await findImportedVisitMark(db, userId, id));
}

function newestFirst(a: Mark, b: Mark): number {
  if (a.at !== b.at) return a.at > b.at ? -1 : 1;
  return a.id > b.id ? -1 : 1;
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
