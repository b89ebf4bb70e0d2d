import { EVENTS_PER_FEED } from '@hoptrail/contracts/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { valuesOf } from '../../../../db/sql.ts';

/** The events of a calendar: all, those of some breweries, or one. */
export interface CalendarScope {
  breweryIds?: readonly string[];
  id?: string;
}

/** The instants that limit a calendar. */
export interface Bounds {
  /** Special events before this day, `YYYY-MM-DD`, are left out. */
  fromDay: string;
  /** The day from which on events are not past. */
  today: string;
  /** Breweries that closed before are left out, and events that were cancelled before. */
  cancelledSince: string;
}

const place = [
  'breweries.id as hostId',
  'breweries.name as host',
  'breweries.latitude',
  'breweries.ownTimeZone',
  'breweries.longitude',
  'breweries.closedAt',
  'breweries.closure',
] as const;

/** One row more than a feed has, which shows that it leaves some out. */
const ROWS = EVENTS_PER_FEED + 1;

/**
 * Returns special events of breweries: the next one first, and then those that are past, the longest
 * past last; at most 501.
 */
export async function findAllSpecialRows(db: Db, scope: CalendarScope, bounds: Bounds) {
  const { fromDay, today, cancelledSince } = bounds;
  const coming = sql`case when ${sql.ref('sortAt')} >= ${today} then ${sql.ref('sortAt')} end`;
  return await db
    .selectFrom('special_events')
    .innerJoin('breweries', 'breweries.id', 'special_events.breweryId')
    .select(['special_events.id', 'event as title', 'details', 'special_events.address'])
    .select(['location', 'date', 'time', 'ticketLink', 'sequence', 'changedAt'])
    .select(['repeats', 'repeatsUntil', 'repeatsSince', 'notOn'])
    .select('special_events.createdAt')
    .select(place)
    .$if(scope.id !== undefined, (query) => query.where('special_events.id', '=', scope.id ?? ''))
    .$if(scope.id === undefined, (query) => query.where('sortAt', '>=', fromDay))
    .where(isOfBreweries(db, scope))
    .where(isOpenSince(cancelledSince))
    .orderBy(sql`case when ${coming} is null then 1 else 0 end`)
    .orderBy(coming)
    .orderBy('sortAt', 'desc')
    .orderBy('special_events.id')
    .limit(ROWS)
    .execute();
}

/** Returns weekly events, those of open breweries first, and newest first; at most 501. */
export async function findAllWeeklyRows(db: Db, scope: CalendarScope, bounds: Bounds) {
  return await db
    .selectFrom('weekly_events')
    .innerJoin('breweries', 'breweries.id', 'weekly_events.breweryId')
    .select(['weekly_events.id', 'title', 'details', 'weekly_events.address'])
    .select(['day', 'time', 'notOn', 'sequence', 'changedAt', 'scheduledAt'])
    .select('weekly_events.createdAt')
    .select(place)
    .$if(scope.id !== undefined, (query) => query.where('weekly_events.id', '=', scope.id ?? ''))
    .where(isOfBreweries(db, scope))
    .where(isOpenSince(bounds.cancelledSince))
    .orderBy(sql`case when ${sql.ref('breweries.closedAt')} is null then 0 else 1 end`)
    .orderBy('weekly_events.createdAt', 'desc')
    .orderBy('weekly_events.id')
    .limit(ROWS)
    .execute();
}

/** Returns cancelled events, last cancelled first; at most 501. */
export async function findAllCancelledRows(db: Db, scope: CalendarScope, bounds: Bounds) {
  return await db
    .selectFrom('cancelled_events')
    .innerJoin('breweries', 'breweries.id', 'cancelled_events.breweryId')
    .select(['cancelled_events.id', 'kind', 'title', 'cancelled_events.address', 'date', 'day'])
    .select(['time', 'sequence', 'scheduledAt', 'cancelledAt'])
    .select(['repeats', 'repeatsUntil', 'repeatsSince', 'notOn'])
    .select('cancelled_events.createdAt')
    .select(place)
    .$if(scope.id !== undefined, (query) => query.where('cancelled_events.id', '=', scope.id ?? ''))
    .where(isOfBreweries(db, scope))
    .where('cancelledAt', '>=', bounds.cancelledSince)
    .orderBy('cancelledAt', 'desc')
    .orderBy('cancelled_events.id')
    .limit(ROWS)
    .execute();
}

function isOfBreweries(db: Db, { breweryIds }: CalendarScope): RawBuilder<boolean> {
  if (!breweryIds) return sql`1 = 1`;
  return sql`${sql.ref('breweries.id')} in ${valuesOf(db, breweryIds)}`;
}

function isOpenSince(instant: string): RawBuilder<boolean> {
  const closedAt = sql.ref('breweries.closedAt');
  return sql`(${closedAt} is null or ${closedAt} >= ${instant})`;
}
