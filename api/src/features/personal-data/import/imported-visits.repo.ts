import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';

/** Rows that are deleted at a time, so that no other write waits long. */
const AT_ONCE = 1000;

export type NewVisit = Insertable<Tables['imported_visits']>;

/** Adds check-ins; leaves out those that were imported before. */
export async function insertVisits(db: Db, visits: readonly NewVisit[]): Promise<void> {
  if (visits.length === 0) return;
  await db
    .insertInto('imported_visits')
    .values(visits)
    .onConflict((conflict) => conflict.columns(['userId', 'source', 'sourceKey']).doNothing())
    .execute();
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
      eb.selectFrom('imported_visits').select('id').where(of, '=', id).limit(AT_ONCE),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the places of an import that match no brewery, the most frequent first. */
export async function findAllUnmatchedPlaces(db: Db, importId: string, limit: number) {
  const rows = await db
    .selectFrom('imported_visits')
    .select((eb) => [
      eb.fn.max('placeName').as('name'),
      eb.fn.max('city').as('city'),
      eb.fn.max('state').as('state'),
      eb.fn.max('country').as('country'),
      eb.fn.countAll<number>().as('checkins'),
    ])
    .where('importId', '=', importId)
    .where('breweryId', 'is', null)
    .where('placeKey', 'is not', null)
    .groupBy('placeKey')
    .orderBy('checkins', 'desc')
    .orderBy('placeKey')
    .limit(limit)
    .execute();
  return rows.map(({ name, checkins, ...place }) => ({
    ...place,
    name: name ?? '',
    checkins: Number(checkins),
  }));
}

export async function countUnmatchedPlaces(db: Db, importId: string): Promise<number> {
  const row = await db
    .selectFrom('imported_visits')
    .select((eb) => eb.fn.count<number>('placeKey').distinct().as('count'))
    .where('importId', '=', importId)
    .where('breweryId', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
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
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.seq;
  }
}
