import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { contains } from '../../../db/sql.ts';

/** A place in the order of visits, newest first. */
export interface VisitMark {
  /** When the visit began. */
  at: string;
  id: string;
}

interface Page {
  userId: string;
  limit: number;
  /** The last visit of the page before. */
  before: VisitMark | undefined;
  /** Folded words that place, town, beer or note of its first check-in must contain. */
  words?: readonly string[];
}

/**
 * Returns a person's imported visits, newest first. The check-ins of a day at one place are one visit,
 * which has the id of the first.
 */
export async function findImportedVisits(
  db: Db,
  { userId, limit, before, words = [] }: Page,
): Promise<VisitMark[]> {
  const isFirst = sql<boolean>`not exists (select 1 from imported_visits as earlier
    where earlier."userId" = visit."userId" and earlier."visitedOn" = visit."visitedOn"
    and earlier."placeKey" = visit."placeKey"
    and (earlier."visitedAt", earlier.id) < (visit."visitedAt", visit.id))`;
  return await db
    .selectFrom('imported_visits as visit')
    .select(['visit.id', 'visit.visitedAt as at'])
    .where('visit.userId', '=', userId)
    .where('visit.placeKey', 'is not', null)
    .where(isFirst)
    .where((eb) => eb.and(words.map((word) => contains(db, 'visit.searchText', word))))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(visit."visitedAt", visit.id) < (${before?.at}, ${before?.id})`),
    )
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

/**
 * Returns the check-ins of visits, oldest first, with their breweries and the id of their visit.
 * @param ids of the visits
 */
export async function findCheckinsOfVisits(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('imported_visits as visit')
    .innerJoin('imported_visits as checkin', (join) =>
      join
        .onRef('checkin.userId', '=', 'visit.userId')
        .onRef('checkin.visitedOn', '=', 'visit.visitedOn')
        .onRef('checkin.placeKey', '=', 'visit.placeKey'),
    )
    .leftJoin('breweries', 'breweries.id', 'visit.breweryId')
    .selectAll('checkin')
    .select('visit.id as visitId')
    .select(['breweries.name as breweryName', 'breweries.logo', 'breweries.image'])
    .where('visit.userId', '=', userId)
    .where('visit.id', 'in', ids)
    .orderBy('checkin.visitedAt')
    .orderBy('checkin.id')
    .limit(CHECKINS_OF_A_PAGE)
    .execute();
}

/** More than the visits of a page have in reality. */
const CHECKINS_OF_A_PAGE = 5000;
