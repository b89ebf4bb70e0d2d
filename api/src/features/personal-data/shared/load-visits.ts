import type { ImportedVisit } from '@hoptrail/contracts/personal-data';
import type { Db } from '../../../db/database.ts';
import {
  findCheckinsOfVisits,
  findImportedVisitMark,
  findImportedVisits,
} from './imported-visits.repo.ts';

type Row = Awaited<ReturnType<typeof findCheckinsOfVisits>>[number];

/**
 * Returns the imported visits of a person, newest first: the check-ins of a day at one place are one.
 * @param cursor the id of the last visit of the page before
 */
export async function loadImportedVisits(
  db: Db,
  userId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<{ visits: ImportedVisit[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : await findImportedVisitMark(db, userId, cursor);
  if (cursor !== undefined && !before) return { visits: [], nextCursor: null };
  const found = await findImportedVisits(db, { userId, before, limit: limit + 1 });
  const page = found.slice(0, limit).map(({ id }) => id);
  const visits = await loadVisits(db, userId, page);
  return { visits, nextCursor: found.length > limit ? (page.at(-1) ?? null) : null };
}

/** Returns imported visits in the order of their ids. */
export async function loadVisits(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ImportedVisit[]> {
  const rows = Map.groupBy(await findCheckinsOfVisits(db, userId, ids), ({ visitId }) => visitId);
  return ids.flatMap((id) => {
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
