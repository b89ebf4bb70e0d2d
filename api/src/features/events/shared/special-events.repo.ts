import { knownRepetition } from '@hoptrail/contracts/events/repetition/repetition-names';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { Insertable, Updateable } from 'kysely';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { positionTexts } from '../../../lib/stored/position-texts.ts';
import { instantText } from '../../../lib/stored/stored-instant.ts';
import { momentsOf, zoneOfEvent } from './event-moments.rules.ts';

const MAX_EVENTS = 1000;
const MAX_EVENTS_OF_BREWERY = 50;

type Stored = Omit<SpecialEvent, 'viewer'> & {
  /** Its brewery, for the history. */
  host: { id: string; name: string } | null;
};

/**
 * Returns the newest 1,000 special events by date, those with an unreadable date last. Leaves out
 * events of closed breweries.
 */
export async function findAllSpecialEvents(db: Db): Promise<Stored[]> {
  const rows = await withPlaces(db)
    .where('breweries.closedAt', 'is', null)
    .orderBy('sortAt', (order) => order.desc().nullsLast())
    .orderBy('special_events.id')
    .limit(MAX_EVENTS)
    .execute();
  const dated = rows.filter((row) => row.sortAt !== null).reverse();
  return [...dated, ...rows.filter((row) => row.sortAt === null)].map(fromRow);
}

/**
 * Returns the special events of an open brewery from a day on, at most 50 by date, those with an
 * unreadable date last.
 * @param from `YYYY-MM-DD`
 */
export async function findAllSpecialEventsOf(
  db: Db,
  breweryId: string,
  from: string,
): Promise<Stored[]> {
  const rows = await withPlaces(db)
    .where('special_events.breweryId', '=', breweryId)
    .where('breweries.closedAt', 'is', null)
    .where((eb) => eb.or([eb('sortAt', '>=', from), eb('sortAt', 'is', null)]))
    .orderBy('sortAt', (order) => order.asc().nullsLast())
    .orderBy('special_events.id')
    .limit(MAX_EVENTS_OF_BREWERY)
    .execute();
  return rows.map(fromRow);
}

export async function findSpecialEventById(db: Db, id: string): Promise<Stored | undefined> {
  const row = await withPlaces(db).where('special_events.id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

/** Returns a special event unless its brewery is closed. */
export async function findOpenSpecialEvent(db: Db, id: string): Promise<Stored | undefined> {
  const row = await withPlaces(db)
    .where('special_events.id', '=', id)
    .where('breweries.closedAt', 'is', null)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Returns the ids of the events next to a time: up to `each` before it and as many after it. */
export async function findAllNeighbourIds(db: Db, sortAt: string, each: number): Promise<string[]> {
  const ids = db.selectFrom('special_events').select('id').limit(each);
  const [before, after] = await Promise.all([
    ids.where('sortAt', '<=', sortAt).orderBy('sortAt', 'desc').execute(),
    ids.where('sortAt', '>', sortAt).orderBy('sortAt').execute(),
  ]);
  return [...before, ...after].map(({ id }) => id);
}

export async function insertSpecialEvent(
  db: Db,
  event: Insertable<Tables['special_events']>,
): Promise<Stored> {
  await db.insertInto('special_events').values(event).execute();
  return await findWritten(db, event.id);
}

export async function updateSpecialEvent(
  db: Db,
  { row }: Authorized<{ id: string }>,
  changes: Updateable<Tables['special_events']>,
): Promise<Stored> {
  await db
    .updateTable('special_events')
    // Sets the id as well, because an UPDATE without columns is not valid SQL.
    .set({ id: row.id, ...changes })
    .where('id', '=', row.id)
    .execute();
  return await findWritten(db, row.id);
}

/** Reads a written event with the brewery's columns, which INSERT and UPDATE do not return. */
async function findWritten(db: Db, id: string): Promise<Stored> {
  return fromRow(
    await withPlaces(db).where('special_events.id', '=', id).executeTakeFirstOrThrow(),
  );
}

export async function deleteSpecialEvent(
  db: Db,
  { row }: Authorized<{ id: string }>,
): Promise<void> {
  await db.deleteFrom('special_events').where('id', '=', row.id).execute();
}

function withPlaces(db: Db) {
  return db
    .selectFrom('special_events')
    .leftJoin('breweries', 'breweries.id', 'special_events.breweryId')
    .selectAll('special_events')
    .select([
      'breweries.latitude as placeLatitude',
      'breweries.longitude as placeLongitude',
      'breweries.ownTimeZone',
      'breweries.name as hostName',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withPlaces>['executeTakeFirstOrThrow']>>;

function fromRow({
  sortAt: _,
  repeatsSince: __,
  sequence: ___,
  changedAt: ____,
  ...found
}: Row): Stored {
  const {
    placeLatitude: latitude,
    placeLongitude: longitude,
    ownTimeZone,
    hostName,
    ...row
  } = found;
  const place = { latitude, longitude };
  return {
    ...row,
    host: row.breweryId === null ? null : { id: row.breweryId, name: hostName ?? '' },
    createdAt: instantText(row.createdAt),
    repeats: knownRepetition(row.repeats) ?? null,
    taproom: row.taproom === 1,
    rsvpRequired: row.rsvpRequired === 1,
    ticketsUrl: row.ticketLink,
    place: row.breweryId === null ? null : { ...positionTexts(place) },
    when: momentsOf(row, zoneOfEvent({ ...place, ownTimeZone })),
  };
}
