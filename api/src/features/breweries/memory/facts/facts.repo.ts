import { brewery } from '@hoptrail/contracts/breweries/breweries';
import { daysIn } from '@hoptrail/contracts/events/when/days-in';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { positionOf } from '@hoptrail/contracts/lib/distance';
import { expressionBuilder } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { valuesOf } from '../../../../db/sql.ts';
import type { Tables } from '../../../../db/tables/tables.ts';
import { storedJson } from '../../../../lib/stored/unsound-rows.ts';
import { timeZoneOf } from '../../../../lib/time-zones/time-zone.ts';
import { timesOfEvent } from '../../../events/shared/event-moments.rules.ts';
import { storedHours } from '../../shared/stored-hours.ts';
import type { BreweryFact } from './brewery-facts.ts';
import type { DatedEvent } from './events-today.rules.ts';

/** The facts of a brewery with its number in the order in which breweries were added. */
export type NumberedFact = BreweryFact & { seq: number };

/** An event with its id. */
export type StoredEvent = DatedEvent & { id: string };

/** The events to read: those with these ids, or those of these breweries; all without both. */
export interface WantedEvents {
  ids?: readonly string[];
  breweryIds?: readonly string[];
}

/** Returns the facts of the open breweries with these ids. */
export async function findAllFacts(db: Db, ids: readonly string[]): Promise<NumberedFact[]> {
  const rows = await factRows(db).where('id', 'in', valuesOf(db, ids)).execute();
  return rows.map(factOf);
}

/** Returns the facts of some of the open breweries, in the order in which they were added. */
export async function findFactsAfter(
  db: Db,
  { seq, count }: { seq: number; count: number },
): Promise<NumberedFact[]> {
  const rows = await factRows(db).where('seq', '>', seq).orderBy('seq').limit(count).execute();
  return rows.map(factOf);
}

/** Returns the legacy events of breweries, whose dates are text. */
export async function findAllLegacyFacts(
  db: Db,
  wanted: WantedEvents = {},
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'breweryId', 'date', 'startTime', 'endTime'])
    .where(isWanted(db, wanted))
    .execute();
  return rows.flatMap(({ id, breweryId, date, startTime, endTime }) => {
    const day = dayOf(date);
    if (!day) return [];
    return [
      { id, breweryId, on: day, notOn: [], times: timesOfEvent(`${startTime} - ${endTime}`) },
    ];
  });
}

/**
 * Returns the special events of breweries.
 * @param since the first day, `YYYY-MM-DD`
 */
export async function findAllSpecialFacts(
  db: Db,
  since: string,
  wanted: WantedEvents = {},
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('special_events')
    .select(['id', 'breweryId', 'date', 'time'])
    // `sortAt` begins with the day; an event without a day has none.
    .where('sortAt', '>=', since)
    .where('breweryId', 'is not', null)
    .where(isWanted(db, wanted))
    .execute();
  return rows.flatMap(({ id, breweryId, date, time }) => {
    const day = dayOf(date);
    if (breweryId === null || !day) return [];
    return [{ id, breweryId, on: day, notOn: [], times: timesOfEvent(time) }];
  });
}

/** Returns the weekly events of breweries, as lists show them: those with a title. */
export async function findAllWeeklyFacts(
  db: Db,
  wanted: WantedEvents = {},
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('weekly_events')
    .select(['id', 'breweryId', 'day', 'time', 'title', 'notOn'])
    .where('breweryId', 'is not', null)
    .where(isWanted(db, wanted))
    .execute();
  return rows.flatMap(({ id, breweryId, day, time, title, notOn }) => {
    if (breweryId === null || title.trim() === '') return [];
    return [{ id, breweryId, on: day, notOn: daysIn(notOn ?? ''), times: timesOfEvent(time) }];
  });
}

/** Returns the condition for the wanted events, in a query of any of their tables. */
function isWanted(db: Db, { ids, breweryIds }: WantedEvents) {
  const event = expressionBuilder<Tables, 'special_events'>();
  return event.and([
    ...(ids ? [event('id', 'in', valuesOf(db, ids))] : []),
    ...(breweryIds ? [event('breweryId', 'in', valuesOf(db, breweryIds))] : []),
  ]);
}

function factRows(db: Db) {
  return db
    .selectFrom('breweries')
    .select(['seq', 'id', 'name', 'searchText', 'latitude', 'longitude', 'ownTimeZone'])
    .select(['openingHours', 'hoursExceptions', 'closure', 'offers'])
    .where('closedAt', 'is', null);
}

type FactRow = Awaited<ReturnType<ReturnType<typeof factRows>['execute']>>[number];

function factOf({ offers, ...row }: FactRow): NumberedFact {
  return {
    seq: row.seq,
    id: row.id,
    name: row.name,
    searchText: row.searchText,
    hasPosition: positionOf(row) !== undefined,
    ...storedHours(row),
    timeZone: timeZoneOf(row),
    offers: storedJson({ id: row.id, name: 'offers', text: offers }, brewery.shape.offers, []),
  };
}
