import { TRAIL_MAX_CHECKINS } from '@hoptrail/contracts/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { valuesOf } from '../../db/sql.ts';

/** One page of a person's check-ins. */
interface Page {
  userId: string;
  limit: number;
  /** The id of the last check-in already read. */
  after: string | undefined;
}

/** Returns the ids of a person's check-ins, newest first. */
export async function findTrailIds(db: Db, page: Page): Promise<string[]> {
  return await findIds(db, page, sql`true`);
}

/** Returns the ids of those check-ins of a person that have one of these ids or breweries. */
export async function findTrailIdsAmong(
  db: Db,
  page: Page,
  { checkins, breweries }: { checkins: readonly string[]; breweries: readonly string[] },
): Promise<string[]> {
  const isAmong = sql<boolean>`("breweryId" in ${valuesOf(db, breweries)}
    or id in ${valuesOf(db, checkins)})`;
  return await findIds(db, page, isAmong);
}

async function findIds(
  db: Db,
  { userId, limit, after }: Page,
  condition: RawBuilder<unknown>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('check_ins')
    .select('id')
    .where('userId', '=', userId)
    .where(sql<boolean>`${condition}`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`("createdAt", id) <
          (select "createdAt", id from check_ins where id = ${after} and "userId" = ${userId})`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns where and when a person checked in, oldest first at each brewery. An index has all of it:
 * reading the rows would take ten times as long.
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
    .limit(TRAIL_MAX_CHECKINS)
    .execute();
}

/** Returns what the figures need of the breweries that a person visited. */
export async function findAllBreweriesOfVisits(db: Db, userId: string) {
  return await db
    .selectFrom('breweries')
    .select(['id as breweryId', 'name as breweryName', 'city', 'state', 'latitude', 'longitude'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('check_ins').select('breweryId').distinct().where('userId', '=', userId),
    )
    .limit(TRAIL_MAX_CHECKINS)
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
      'breweries.closedAt',
      'breweries.searchText',
    ])
    .orderBy('visited.lastAt', 'desc')
    .limit(TRAIL_MAX_CHECKINS)
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
    .limit(TRAIL_MAX_CHECKINS)
    .execute();
}
