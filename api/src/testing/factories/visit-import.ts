import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables/tables.ts';
import {
  insertVisits,
  type NewVisit,
} from '../../features/personal-data/import/imported-visits.repo.ts';

type NewImport = Insertable<Tables['visit_imports']>;

/** Returns a finished import of Untappd's export. */
export function makeVisitImport(
  overrides: Partial<NewImport> & Pick<NewImport, 'userId'>,
): NewImport {
  const createdAt = '2026-01-10T23:30:00.000Z';
  return {
    id: randomUUID(),
    fileName: 'untappd.csv',
    source: 'untappd',
    state: 'done',
    bytes: 120_000,
    bytesRead: 120_000,
    nextAttemptAt: createdAt,
    createdAt,
    finishedAt: createdAt,
    ...overrides,
  };
}

/** Returns an imported check-in of a beer at a bar. */
export function makeImportedVisit(
  overrides: Partial<NewVisit> & Pick<NewVisit, 'userId' | 'importId'>,
): NewVisit {
  const id = randomUUID();
  return {
    id,
    source: 'untappd',
    sourceKey: id,
    breweryId: null,
    placeKey: 'hop-bar',
    placeName: 'Hop Bar',
    city: null,
    state: null,
    country: null,
    latitude: null,
    longitude: null,
    visitedAt: '2024-03-01T20:12:00.000Z',
    visitedOn: '2024-03-01',
    notes: null,
    beerName: 'Pliny',
    beerBrewery: 'Russian River',
    beerStyle: 'IPA',
    abv: null,
    ibu: null,
    rating: null,
    link: null,
    searchText: 'hop bar pliny russian river',
    createdAt: '2026-01-10T23:30:00.000Z',
    ...overrides,
  };
}

/** Inserts imported check-ins of one import of a person. @param visit returns one of them */
export async function addImportedVisits(
  db: Db,
  userId: string,
  count: number,
  visit: (at: number) => Partial<NewVisit>,
): Promise<string> {
  const importId = randomUUID();
  await db
    .insertInto('visit_imports')
    .values(makeVisitImport({ userId, id: importId }))
    .execute();
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) =>
      makeImportedVisit({ userId, importId, ...visit(from + at) }),
    );
    await insertVisits(db, rows);
  }
  return importId;
}
