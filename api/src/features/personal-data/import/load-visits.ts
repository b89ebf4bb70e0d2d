import type { ImportedVisit } from '@hoptrail/contracts/personal-data';
import type { Db } from '../../../db/database.ts';
import { findCheckinsOfVisits, findVisitKeys, type VisitKey } from './imported-visits.repo.ts';

type Row = Awaited<ReturnType<typeof findCheckinsOfVisits>>[number];

/**
 * Returns the imported visits of a person, newest first: the check-ins of a day at one place are one.
 * @param cursor of the page before
 */
export async function loadImportedVisits(
  db: Db,
  userId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<{ visits: ImportedVisit[]; nextCursor: string | null }> {
  const keys = await findVisitKeys(db, userId, { before: keyOf(cursor), limit: limit + 1 });
  const page = keys.slice(0, limit);
  const rows = Map.groupBy(await findCheckinsOfVisits(db, userId, page), cursorOf);
  const visits = page.flatMap((key) => {
    const [first, ...others] = rows.get(cursorOf(key)) ?? [];
    return first ? [visitOf(first, others)] : [];
  });
  const last = page.at(-1);
  return { visits, nextCursor: keys.length > limit && last ? cursorOf(last) : null };
}

function visitOf(first: Row, others: readonly Row[]): ImportedVisit {
  const checkins = [first, ...others];
  const notes = checkins.flatMap((row) => (row.beerName === null && row.notes ? row.notes : []));
  return {
    id: first.id,
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
    beers: checkins.flatMap(({ beerName, beerBrewery, beerStyle, abv, rating }) =>
      beerName === null
        ? []
        : [{ name: beerName, brewery: beerBrewery, style: beerStyle, abv, rating }],
    ),
  };
}

function cursorOf({ visitedOn, placeKey }: { visitedOn: string; placeKey: string | null }): string {
  return `${visitedOn}_${placeKey}`;
}

function keyOf(cursor: string | undefined): VisitKey | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)_([\w-]{1,64})$/.exec(cursor ?? '');
  return parts?.[1] && parts[2] ? { visitedOn: parts[1], placeKey: parts[2] } : undefined;
}
