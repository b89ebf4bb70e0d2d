import type { ImportedVisit } from '@hoptrail/contracts/personal-data/personal-data';
import type { Deps } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { readInSlices } from '../../../lib/read-slices.ts';
import {
  findCheckinsOfVisits,
  findImportedVisitMark,
  findVisitSliceEnd,
  findVisitsOfSlice,
  type VisitKey,
  type VisitMark,
} from './imported-visits.repo.ts';

type Row = Awaited<ReturnType<typeof findCheckinsOfVisits>>[number];

/**
 * Returns the imported visits of a person, newest first: the check-ins of a day at one place are one.
 * @param cursor the id of the last visit of the page before
 */
export async function loadImportedVisits(
  ctx: Pick<Deps, 'db' | 'caches'>,
  userId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<{ visits: ImportedVisit[]; nextCursor: string | null }> {
  const { db } = ctx;
  const before = cursor === undefined ? undefined : await findImportedVisitMark(db, userId, cursor);
  if (cursor !== undefined && !before) return { visits: [], nextCursor: null };
  const found = await findVisits(ctx, { userId, before, limit: limit + 1 });
  const page = found.slice(0, limit);
  const visits = await loadVisits(db, userId, page);
  return { visits, nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}

interface Page {
  userId: string;
  limit: number;
  /** The last visit of the page before. */
  before: VisitMark | undefined;
  /** Folded words that place, town, beer or note of its first check-in must contain. */
  words?: readonly string[];
}

/** Returns the imported visits of a page, newest first. */
export async function findVisits(
  ctx: Pick<Deps, 'db' | 'caches'>,
  { userId, limit, before, words = [] }: Page,
): Promise<VisitKey[]> {
  const { db } = ctx;
  const found: VisitKey[] = [];
  await readInSlices<VisitMark>(ctx.caches.turns, userId, {
    after: before,
    findEnd: (after) => findVisitSliceEnd(db, userId, after),
    read: async (slice) => {
      const left = limit - found.length;
      found.push(...(await findVisitsOfSlice(db, { ...slice, userId, words, limit: left })));
      return found.length < limit;
    },
  });
  return found;
}

/** Returns imported visits in the order of their keys. */
export async function loadVisits(
  db: Db,
  userId: string,
  keys: readonly VisitKey[],
): Promise<ImportedVisit[]> {
  const rows = Map.groupBy(await findCheckinsOfVisits(db, userId, keys), ({ visitId }) => visitId);
  return keys.flatMap(({ id }) => {
    const [first, ...others] = rows.get(id) ?? [];
    return first ? [visitOf(first, others)] : [];
  });
}

function visitOf(first: Row, others: readonly Row[]): ImportedVisit {
  const checkins = [first, ...others];
  const notes = checkins.flatMap((row) => (row.beerName === null && row.notes ? row.notes : []));
  return {
    id: first.visitId,
    source: first.source,
    breweryId: first.breweryId,
    name: first.breweryName ?? first.placeName ?? '',
    city: first.city,
    state: first.state,
    country: first.country,
    logo: first.logo,
    image: first.image,
    visitedAt: first.visitedAt,
    visitedOn: first.visitedOn,
    notes: notes.join('\n') || null,
    beers: checkins.flatMap(({ beerName, beerBrewery, beerStyle, abv, ...row }) =>
      beerName === null
        ? []
        : [
            {
              name: beerName,
              brewery: beerBrewery,
              style: beerStyle,
              abv,
              rating: row.rating,
              notes: row.notes,
            },
          ],
    ),
  };
}
