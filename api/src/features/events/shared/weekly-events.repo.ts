import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { type Weekday, weekdays } from '@hoptrail/contracts/lists/weekdays';
import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { positionTexts } from '../../../lib/stored/position-texts.ts';
import { instantText } from '../../../lib/stored/stored-instant.ts';
import { closureOf } from '../../breweries/shared/stored-hours.ts';
import { hoursOf, zoneOfEvent } from './event-moments.rules.ts';

const MAX_EVENTS = 2000;
const MAX_EVENTS_OF_BREWERY = 50;

type Stored = Omit<WeeklyEvent, 'viewer'>;

/**
 * Returns weekly events, of one day or of all, by brewery and time; at most 2,000. Leaves out
 * events of closed breweries.
 */
export async function findAllWeeklyEvents(db: Db, day?: Weekday): Promise<Stored[]> {
  const rows = await withPlaces(db)
    .$if(day !== undefined, (query) => query.where('day', '=', day ?? ''))
    .where('breweries.closedAt', 'is', null)
    .orderBy('weekly_events.brewery')
    .orderBy('time')
    .orderBy('weekly_events.id')
    .limit(MAX_EVENTS)
    .execute();
  return rows.map(fromRow);
}

/** Returns the weekly events of an open brewery that have a title, at most 50 by time. */
export async function findAllWeeklyEventsOf(db: Db, breweryId: string): Promise<Stored[]> {
  const rows = await withPlaces(db)
    .where('weekly_events.breweryId', '=', breweryId)
    .where('breweries.closedAt', 'is', null)
    .orderBy('time')
    .orderBy('weekly_events.id')
    .limit(MAX_EVENTS_OF_BREWERY)
    .execute();
  return rows.filter(({ title }) => title.trim() !== '').map(fromRow);
}

/** Returns a weekly event as the lists show it: with a title, and not of a closed brewery. */
export async function findShownWeeklyEvent(db: Db, id: string): Promise<Stored | undefined> {
  const row = await withPlaces(db)
    .where('weekly_events.id', '=', id)
    .where('breweries.closedAt', 'is', null)
    .executeTakeFirst();
  return row && row.title.trim() !== '' ? fromRow(row) : undefined;
}

export async function findWeeklyEventById(db: Db, id: string): Promise<Stored | undefined> {
  const row = await withPlaces(db).where('weekly_events.id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

export async function insertWeeklyEvent(
  db: Db,
  event: Insertable<Tables['weekly_events']>,
): Promise<Stored> {
  await db.insertInto('weekly_events').values(event).execute();
  return await findWritten(db, event.id);
}

export async function updateWeeklyEvent(
  db: Db,
  { row }: Authorized<{ id: string }>,
  changes: Updateable<Tables['weekly_events']>,
): Promise<Stored> {
  await db
    .updateTable('weekly_events')
    // Sets the id as well, because an UPDATE without columns is not valid SQL.
    .set({ id: row.id, ...changes })
    .where('id', '=', row.id)
    .execute();
  return await findWritten(db, row.id);
}

/** Reads a written event with the brewery's columns, which INSERT and UPDATE do not return. */
async function findWritten(db: Db, id: string): Promise<Stored> {
  return fromRow(await withPlaces(db).where('weekly_events.id', '=', id).executeTakeFirstOrThrow());
}

export async function deleteWeeklyEvent(
  db: Db,
  { row }: Authorized<{ id: string }>,
): Promise<void> {
  await db.deleteFrom('weekly_events').where('id', '=', row.id).execute();
}

function withPlaces(db: Db) {
  return db
    .selectFrom('weekly_events')
    .leftJoin('breweries', 'breweries.id', 'weekly_events.breweryId')
    .selectAll('weekly_events')
    .select([
      'breweries.logo as placeLogo',
      'breweries.latitude as placeLatitude',
      'breweries.longitude as placeLongitude',
      'breweries.ownTimeZone',
      'breweries.closure',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withPlaces>['executeTakeFirstOrThrow']>>;

function fromRow({
  placeLogo,
  placeLatitude: latitude,
  placeLongitude: longitude,
  ownTimeZone,
  closure,
  sequence: _,
  changedAt: __,
  scheduledAt: ___,
  ...row
}: Row): Stored {
  const place = { latitude, longitude };
  const day = z.enum(weekdays).parse(row.day);
  return {
    ...row,
    createdAt: instantText(row.createdAt),
    day,
    place: row.breweryId === null ? null : { logo: placeLogo, ...positionTexts(place) },
    when: hoursOf(
      { ...row, day },
      {
        timeZone: zoneOfEvent({ ...place, ownTimeZone }),
        closure: closureOf(row.breweryId ?? '', closure),
      },
    ),
  };
}
