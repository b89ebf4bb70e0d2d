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
  /** Breweries that closed before are left out, and events that were cancelled before. */
  cancelledSince: string;
}

const place = [
  'breweries.name as host',
  'breweries.latitude',
  'breweries.ownTimeZone',
  'breweries.longitude',
  'breweries.closedAt',
] as const;

/** Returns special events of breweries, earliest first; at most 500. */
export async function findAllSpecialRows(db: Db, scope: CalendarScope, bounds: Bounds) {
  const { fromDay, cancelledSince } = bounds;
  return await db
    .selectFrom('special_events')
    .innerJoin('breweries', 'breweries.id', 'special_events.breweryId')
    .select(['special_events.id', 'event as title', 'details', 'special_events.address'])
    .select(['location', 'date', 'time', 'ticketLink', 'sequence', 'changedAt'])
    .select('special_events.createdAt')
    .select(place)
    .$if(scope.id !== undefined, (query) => query.where('special_events.id', '=', scope.id ?? ''))
    .$if(scope.id === undefined, (query) => query.where('sortAt', '>=', fromDay))
    .where(isOfBreweries(db, scope))
    .where(isOpenSince(cancelledSince))
    .orderBy('sortAt')
    .orderBy('special_events.id')
    .limit(EVENTS_PER_FEED)
    .execute();
}

/** Returns weekly events of breweries, newest first; at most 500. */
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
    .orderBy('weekly_events.createdAt', 'desc')
    .orderBy('weekly_events.id')
    .limit(EVENTS_PER_FEED)
    .execute();
}

/** Returns cancelled events, last cancelled first; at most 500. */
export async function findAllCancelledRows(db: Db, scope: CalendarScope, bounds: Bounds) {
  return await db
    .selectFrom('cancelled_events')
    .innerJoin('breweries', 'breweries.id', 'cancelled_events.breweryId')
    .select(['cancelled_events.id', 'kind', 'title', 'cancelled_events.address', 'date', 'day'])
    .select(['time', 'sequence', 'scheduledAt', 'cancelledAt'])
    .select('cancelled_events.createdAt')
    .select(place)
    .$if(scope.id !== undefined, (query) => query.where('cancelled_events.id', '=', scope.id ?? ''))
    .where(isOfBreweries(db, scope))
    .where('cancelledAt', '>=', bounds.cancelledSince)
    .orderBy('cancelledAt', 'desc')
    .orderBy('cancelled_events.id')
    .limit(EVENTS_PER_FEED)
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
