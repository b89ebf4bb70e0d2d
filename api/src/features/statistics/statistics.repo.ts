import { STATISTICS_MAX_CHECKINS } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { DaySpan } from './statistics.rules.ts';

/** More than the days of 25 months. */
const DAYS_MAX = 800;
const VIEWS_MAX = 6 * DAYS_MAX;

/** Returns the query for the check-ins of a brewery in a span, without private ones. */
function checkinsOf(db: Db, breweryId: string, { from, until }: DaySpan) {
  return db
    .selectFrom('check_ins')
    .where('breweryId', '=', breweryId)
    .where('visitedOn', '>=', from)
    .where('visitedOn', '<=', until)
    .where('onlyForMe', '=', 0);
}

/** Returns the check-ins and the different people of each day that has any, the oldest first. */
export async function countByDay(db: Db, breweryId: string, span: DaySpan) {
  return await checkinsOf(db, breweryId, span)
    .select((eb) => [
      eb.ref('visitedOn').$notNull().as('day'),
      eb.fn.countAll<number>().as('checkins'),
      eb.fn.count<number>('userId').distinct().as('visitors'),
    ])
    .groupBy('visitedOn')
    .orderBy('visitedOn')
    .limit(DAYS_MAX)
    .execute();
}

/**
 * Returns how many people checked in in a span, and how many of them had been there before it or came
 * more than once.
 */
export async function countVisitors(
  db: Db,
  breweryId: string,
  span: DaySpan,
): Promise<{ visitors: number; returning: number }> {
  const people = checkinsOf(db, breweryId, span)
    .select((eb) => [
      'userId',
      eb
        .case()
        .when(
          eb.or([
            eb(eb.fn.countAll<number>(), '>', 1),
            eb.exists(
              eb
                .selectFrom('check_ins as earlier')
                .select('earlier.id')
                .whereRef('earlier.userId', '=', 'check_ins.userId')
                .where('earlier.breweryId', '=', breweryId)
                .where('earlier.onlyForMe', '=', 0)
                // Those of a former release may have no day yet.
                .where((of) =>
                  of.or([
                    of('earlier.visitedOn', 'is', null),
                    of('earlier.visitedOn', '<', span.from),
                  ]),
                ),
            ),
          ]),
        )
        .then(sql.lit(1))
        .else(sql.lit(0))
        .end()
        .as('isReturning'),
    ])
    .groupBy('userId');
  return await db
    .selectFrom(people.as('people'))
    .select((eb) => [
      eb.fn.countAll<number>().as('visitors'),
      eb.fn.coalesce(eb.fn.sum<number>('isReturning'), sql.lit(0)).as('returning'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns the check-ins of a span, newest first; at most 20,000. */
export async function findAllVisits(db: Db, breweryId: string, span: DaySpan) {
  return await checkinsOf(db, breweryId, span)
    .select((eb) => ['userId', 'createdAt', eb.ref('visitedOn').$notNull().as('visitedOn')])
    .orderBy('visitedOn', 'desc')
    .limit(STATISTICS_MAX_CHECKINS)
    .execute();
}

/** Returns how many people have a brewery among their favorites. */
export async function countFavorites(db: Db, breweryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('user_favorites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('breweryId', '=', breweryId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Returns the instants since one at which people added a brewery to their favorites; at most 20,000,
 * newest first.
 */
export async function findAllFavoredAt(
  db: Db,
  breweryId: string,
  since: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('user_favorites')
    .select('createdAt')
    .where('breweryId', '=', breweryId)
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .limit(STATISTICS_MAX_CHECKINS)
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

/** Returns the views of each day and kind in a span, the oldest first. */
export async function findAllDayViews(db: Db, breweryId: string, { from, until }: DaySpan) {
  return await db
    .selectFrom('brewery_day_views')
    .select(['day', 'kind', 'people'])
    .where('breweryId', '=', breweryId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .limit(VIEWS_MAX)
    .execute();
}
