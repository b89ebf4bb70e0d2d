import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { contains } from '../../../db/sql.ts';
import { ROWS_A_SLICE, type Slice } from '../../../lib/read-slices.ts';

/** A place in the order of visits, newest first. */
export interface VisitMark {
  /** When the visit began. */
  at: string;
  id: string;
}

/** A visit: the check-ins of a day at one place. */
export interface VisitKey extends VisitMark {
  visitedOn: string;
  placeKey: string | null;
}

interface SliceOfVisits extends Slice<VisitMark> {
  userId: string;
  limit: number;
  /** Folded words that place, town, beer or note of the first check-in must contain. */
  words: readonly string[];
}

/** The check-ins of a visit that are shown: more than a day at one place has in reality. */
const CHECKINS_OF_A_VISIT = 100;

/** Returns the last imported check-in of the next slice, newest first; undefined if fewer are left. */
export async function findVisitSliceEnd(
  db: Db,
  userId: string,
  after: VisitMark | undefined,
): Promise<VisitMark | undefined> {
  return await db
    .selectFrom('imported_visits')
    .select(['id', 'visitedAt as at'])
    .where('userId', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`("visitedAt", id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('visitedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(ROWS_A_SLICE - 1)
    .limit(1)
    .executeTakeFirst();
}

/**
 * Returns the visits of a slice of a person's imported check-ins, newest first. The check-ins of a
 * day at one place are one visit, which has the id of the first.
 */
export async function findVisitsOfSlice(
  db: Db,
  { userId, after, until, limit, words }: SliceOfVisits,
): Promise<VisitKey[]> {
  // One row of an index: PostgreSQL would compare a NOT EXISTS with all rows of the person.
  const isFirst = sql<boolean>`visit.id = (select earlier.id from imported_visits as earlier
    where earlier."userId" = visit."userId" and earlier."visitedOn" = visit."visitedOn"
    and earlier."placeKey" = visit."placeKey"
    order by earlier."visitedAt", earlier.id limit 1)`;
  return await db
    .selectFrom('imported_visits as visit')
    .select(['visit.id', 'visit.visitedAt as at', 'visit.visitedOn', 'visit.placeKey'])
    .where('visit.userId', '=', userId)
    .where('visit.placeKey', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(visit."visitedAt", visit.id) < (${after?.at}, ${after?.id})`),
    )
    .$if(until !== undefined, (query) =>
      query.where(sql<boolean>`(visit."visitedAt", visit.id) >= (${until?.at}, ${until?.id})`),
    )
    .where((eb) => eb.and(words.map((word) => contains(db, 'visit.searchText', word))))
    .where(isFirst)
    .orderBy('visit.visitedAt', 'desc')
    .orderBy('visit.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns when an imported visit of a person began; undefined if they have none with this id. */
export async function findImportedVisitMark(
  db: Db,
  userId: string,
  id: string,
): Promise<VisitMark | undefined> {
  return await db
    .selectFrom('imported_visits')
    .select(['id', 'visitedAt as at'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Returns the first check-ins of visits, oldest first, with their breweries and the id of their visit. */
export async function findCheckinsOfVisits(db: Db, userId: string, visits: readonly VisitKey[]) {
  if (visits.length === 0) return [];
  const ids = visits.map(
    ({ id, visitedOn, placeKey }) => sql`select * from (select id, cast(${id} as text) as "visitId"
      from imported_visits where "userId" = ${userId} and "visitedOn" = ${visitedOn}
      and "placeKey" = ${placeKey} order by "visitedAt", id limit ${CHECKINS_OF_A_VISIT}) as checkins_of_visit`,
  );
  const chosen = sql<{ id: string; visitId: string }>`(${sql.join(ids, sql` union all `)})`;
  return await db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('imported_visits as checkin', 'checkin.id', 'chosen.id')
    .leftJoin('breweries', 'breweries.id', 'checkin.breweryId')
    .selectAll('checkin')
    .select('chosen.visitId')
    .select(['breweries.name as breweryName', 'breweries.logo', 'breweries.image'])
    .orderBy('checkin.visitedAt')
    .orderBy('checkin.id')
    .limit(CHECKINS_OF_A_VISIT * visits.length)
    .execute();
}
