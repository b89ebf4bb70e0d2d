import type { OverviewFigure } from '@hoptrail/contracts/admin/overview';
import { BOARD_SILENT_MS, DAY_MS } from '@hoptrail/contracts/limits';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { instantAfter } from '../../../lib/durations.ts';

/** How many breweries of each kind are named. */
const BREWERIES_NAMED = 5;

type CountedTable = 'check_ins' | 'users' | 'breweries';

/**
 * Counts the rows that were added in the last 24 hours and 7 days, and in the same spans a week
 * earlier.
 */
export async function countAdded(db: Db, table: CountedTable, now: Date): Promise<OverviewFigure> {
  const daysAgo = (days: number) => instantAfter(now, -days * DAY_MS);
  const between = (from: string, until: string) => (eb: ExpressionBuilder<Tables, CountedTable>) =>
    eb.fn
      .countAll<number>()
      .filterWhere('createdAt', '>=', from)
      .filterWhere('createdAt', '<', until);
  const end = instantAfter(now, 1);
  return await db
    .selectFrom(table)
    .select([
      (eb) => between(daysAgo(1), end)(eb).as('day'),
      (eb) => between(daysAgo(8), daysAgo(7))(eb).as('dayBefore'),
      (eb) => between(daysAgo(7), end)(eb).as('week'),
      (eb) => between(daysAgo(14), daysAgo(7))(eb).as('weekBefore'),
    ])
    .where('createdAt', '>=', daysAgo(14))
    .executeTakeFirstOrThrow();
}

/** Returns the breweries with boards that have no connection, at most five. */
export async function findSilentBoards(db: Db, now: Date) {
  const silentBefore = instantAfter(now, -BOARD_SILENT_MS);
  return await db
    .selectFrom('brewery_boards')
    .innerJoin('breweries', 'breweries.id', 'brewery_boards.breweryId')
    .select((eb) => ['breweries.id', 'breweries.name', eb.fn.countAll<number>().as('count')])
    .where((eb) => eb(eb.fn.coalesce('lastSeenAt', 'pairedAt'), '<', silentBefore))
    .groupBy(['breweries.id', 'breweries.name'])
    .orderBy(sql`count(*)`, 'desc')
    .limit(BREWERIES_NAMED)
    .execute();
}

/** Returns the breweries with tags in use that have keys of another tag key, at most five. */
export async function findForeignTags(db: Db, keyMark: string) {
  return await db
    .selectFrom('brewery_tags')
    .innerJoin('breweries', 'breweries.id', 'brewery_tags.breweryId')
    .select((eb) => ['breweries.id', 'breweries.name', eb.fn.countAll<number>().as('count')])
    .where('revokedAt', 'is', null)
    .where('keyMark', '!=', keyMark)
    .groupBy(['breweries.id', 'breweries.name'])
    .orderBy(sql`count(*)`, 'desc')
    .limit(BREWERIES_NAMED)
    .execute();
}

/** Counts the imports of check-ins that wait for the server. */
export async function countWaitingImports(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('visit_imports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}
