import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { rowsOf } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { ROWS_A_SLICE, type Slice } from '../../../lib/read-slices.ts';

/** Breweries that are read at a time. */
const BREWERIES_AT_ONCE = 200;
/** Rows that are deleted at a time, so that nobody waits long. */
const DELETED_AT_ONCE = 100;

export type NewVisit = Insertable<Tables['imported_visits']>;

/** Adds check-ins; leaves out those that were imported before. */
export async function insertVisits(db: Db, visits: readonly NewVisit[]): Promise<void> {
  const [first] = visits;
  if (!first) return;
  // One parameter: a statement with one for each value takes three times as long.
  const columns = Object.keys(first);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  // SQLite takes ON CONFLICT after a SELECT only behind a WHERE.
  await sql`insert into imported_visits (${names})
    select ${names} from ${rowsOf(db, columns, JSON.stringify(visits))} as added where true
    on conflict ("userId", source, "sourceKey") do nothing`.execute(db);
}

/** Counts the check-ins that imports have added, by import. */
export async function countVisits(db: Db, importIds: readonly string[]) {
  if (importIds.length === 0)
    return new Map<string, { added: number; matched: number; unmatched: number }>();
  const rows = await db
    .selectFrom('imported_visits')
    .select(['importId'])
    .select((eb) => [
      eb.fn.countAll<number>().as('added'),
      eb.fn.count<number>('breweryId').as('matched'),
      eb.fn.count<number>('placeKey').as('placed'),
    ])
    .where('importId', 'in', importIds)
    .groupBy('importId')
    .execute();
  return new Map(
    rows.map(({ importId, added, matched, placed }) => [
      importId,
      {
        added: Number(added),
        matched: Number(matched),
        unmatched: Number(placed) - Number(matched),
      },
    ]),
  );
}

export async function countVisitsOf(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('imported_visits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/**
 * Deletes some check-ins of an import, or of a person.
 * @returns false if none are left
 */
export async function deleteSomeVisits(
  db: Db,
  { of, id }: { of: 'importId' | 'userId'; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('imported_visits')
    .where('id', 'in', (eb) =>
      eb.selectFrom('imported_visits').select('id').where(of, '=', id).limit(DELETED_AT_ONCE),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the last place without a brewery in the next slice; undefined if fewer rows are left. */
export async function findUnmatchedSliceEnd(
  db: Db,
  importId: string,
  after: string | undefined,
): Promise<string | undefined> {
  const row = await unmatched(db, importId, { after, until: undefined })
    .select('placeKey')
    .orderBy('placeKey')
    .offset(ROWS_A_SLICE - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.placeKey ?? undefined;
}

/** Counts the check-ins at the places of a slice that match no brewery. */
export async function countUnmatched(db: Db, importId: string, slice: Slice<string>) {
  const rows = await unmatched(db, importId, slice)
    .select((eb) => ['placeKey', eb.fn.countAll<number>().as('checkins')])
    .groupBy('placeKey')
    .execute();
  return rows.map(({ placeKey, checkins }) => ({
    placeKey: placeKey ?? '',
    checkins: Number(checkins),
  }));
}

/** Returns one check-in at each of some places that match no brewery. */
export async function findPlaces(db: Db, importId: string, placeKeys: readonly string[]) {
  const json = JSON.stringify(placeKeys.map((placeKey) => ({ placeKey })));
  return await db
    .selectFrom('imported_visits')
    .select(['placeKey', 'placeName as name', 'city', 'state', 'country'])
    .where(
      'id',
      'in',
      sql<string>`(select (select id from imported_visits as visit
        where visit."importId" = ${importId} and visit."breweryId" is null
        and visit."placeKey" = given."placeKey" limit 1)
        from ${rowsOf(db, ['placeKey'], json)} as given)`,
    )
    .execute();
}

function unmatched(db: Db, importId: string, { after = '', until }: Slice<string>) {
  return db
    .selectFrom('imported_visits')
    .where('importId', '=', importId)
    .where('breweryId', 'is', null)
    .where('placeKey', '>', after)
    .$if(until !== undefined, (query) => query.where('placeKey', '<=', until ?? ''));
}

/** Yields every brewery's name and place, in pages, closed ones too. */
export async function* findBreweryPlaces(db: Db) {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('breweries')
      .select(['seq', 'id', 'name', 'city', 'state', 'latitude', 'longitude', 'ownTimeZone'])
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(BREWERIES_AT_ONCE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BREWERIES_AT_ONCE) return;
    after = last.seq;
  }
}
