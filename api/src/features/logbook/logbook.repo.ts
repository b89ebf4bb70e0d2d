import { LOGBOOK_MAX_CHECKINS } from '@hoptrail/contracts/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { valuesOf } from '../../db/sql.ts';

/** A place in the order of check-ins, newest first. */
export interface Mark {
  at: string;
  id: string;
}

/** One page of a person's check-ins. */
interface Page {
  userId: string;
  limit: number;
  /** The last check-in already read. */
  before: Mark | undefined;
}

/** Returns a person's check-ins, newest first. */
export async function findLogbookMarks(db: Db, page: Page): Promise<Mark[]> {
  return await findMarks(db, page, sql`true`);
}

/** Returns those check-ins of a person that have one of these ids or breweries. */
export async function findLogbookMarksAmong(
  db: Db,
  page: Page,
  { checkins, breweries }: { checkins: readonly string[]; breweries: readonly string[] },
): Promise<Mark[]> {
  const isAmong = sql<boolean>`("breweryId" in ${valuesOf(db, breweries)}
    or id in ${valuesOf(db, checkins)})`;
  return await findMarks(db, page, isAmong);
}

async function findMarks(
  db: Db,
  { userId, limit, before }: Page,
  condition: RawBuilder<unknown>,
): Promise<Mark[]> {
  return await db
    .selectFrom('check_ins')
    .select(['id', 'createdAt as at'])
    .where('userId', '=', userId)
    .where(sql<boolean>`${condition}`)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`("createdAt", id) < (${before?.at}, ${before?.id})`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns when a person made a check-in; undefined if they have none with this id. */
export async function findLogbookMark(
  db: Db,
  userId: string,
  id: string,
): Promise<Mark | undefined> {
  return await db
    .selectFrom('check_ins')
    .select(['id', 'createdAt as at'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/**
 * Returns where and when a person checked in, oldest first at each brewery. An index contains these
 * columns: reading the rows would take ten times as long.
 */
export async function findAllVisits(
  db: Db,
  userId: string,
): Promise<{ breweryId: string; createdAt: string }[]> {
  return await db
    .selectFrom('check_ins')
    .select(['breweryId', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('breweryId')
    .orderBy('createdAt')
    .limit(LOGBOOK_MAX_CHECKINS)
    .execute();
}

/** Returns where and when a person made the check-ins that are only for them. */
export async function findAllPrivateVisits(
  db: Db,
  userId: string,
): Promise<{ breweryId: string; createdAt: string }[]> {
  return await db
    .selectFrom('check_ins')
    .select(['breweryId', 'createdAt'])
    .where('userId', '=', userId)
    .where('onlyForMe', '=', (eb) => eb.lit(1))
    .limit(LOGBOOK_MAX_CHECKINS)
    .execute();
}

/** Returns what the figures need of the breweries that a person visited. */
export async function findAllBreweriesOfVisits(db: Db, userId: string) {
  return await db
    .selectFrom('breweries')
    .select(['id as breweryId', 'name as breweryName', 'city', 'state', 'latitude', 'longitude'])
    .select(['ownTimeZone', 'logo', 'closedAt'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('check_ins').select('breweryId').distinct().where('userId', '=', userId),
    )
    .limit(LOGBOOK_MAX_CHECKINS)
    .execute();
}

/** Returns the breweries that a person visited, newest visit first. */
export async function findAllVisitedBreweries(db: Db, userId: string) {
  return await db
    .selectFrom(
      db
        .selectFrom('check_ins')
        .select((eb) => [
          'breweryId',
          eb.fn.min('createdAt').as('firstAt'),
          eb.fn.max('createdAt').as('lastAt'),
          sql<number>`cast(count(*) as integer)`.as('visits'),
        ])
        .where('userId', '=', userId)
        .groupBy('breweryId')
        .as('visited'),
    )
    .innerJoin('breweries', 'breweries.id', 'visited.breweryId')
    .select([
      'visited.breweryId',
      'visited.firstAt',
      'visited.lastAt',
      'visited.visits',
      'breweries.name as breweryName',
      'breweries.city',
      'breweries.state',
      'breweries.logo',
      'breweries.latitude',
      'breweries.longitude',
      'breweries.ownTimeZone',
      'breweries.closedAt',
      'breweries.searchText',
    ])
    .orderBy('visited.lastAt', 'desc')
    .limit(LOGBOOK_MAX_CHECKINS)
    .execute();
}

/** Returns the notes of a person's check-ins. */
export async function findAllNotes(
  db: Db,
  userId: string,
): Promise<{ id: string; breweryId: string; notes: string | null }[]> {
  return await db
    .selectFrom('check_ins')
    .select(['id', 'breweryId', 'notes'])
    .where('userId', '=', userId)
    .where('notes', 'is not', null)
    .limit(LOGBOOK_MAX_CHECKINS)
    .execute();
}
