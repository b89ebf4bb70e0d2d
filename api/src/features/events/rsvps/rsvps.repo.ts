import { EVENT_PLACES_MAX, RSVPS_LISTED } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import { instantText } from '../../../lib/stored/stored-instant.ts';

/** An event on one of its dates, `YYYY-MM-DD`. */
interface On {
  eventId: string;
  date: string;
}

/** Returns how many people come to an event on a date, and whether this person does. */
export async function countRsvps(db: Db, { eventId, date }: On, userId: string) {
  const row = await db
    .selectFrom('event_rsvps')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('going'),
      sql<number | string>`count(case when ${sql.ref('userId')} = ${userId} then 1 end)`.as('own'),
    ])
    .where('eventId', '=', eventId)
    .where('date', '=', date)
    .executeTakeFirstOrThrow();
  return { going: Number(row.going), isGoing: Number(row.own) > 0 };
}

/**
 * Takes a place for a person if one is free. One statement counts and inserts; the event's row must be
 * locked, so that no other instance counts at the same time.
 * @returns false if all places are taken
 */
export async function insertRsvp(
  trx: Db,
  rsvp: On & { id: string; userId: string; eventName: string; createdAt: string },
  places: number,
): Promise<boolean> {
  const { id, eventId, userId, date, eventName, createdAt } = rsvp;
  const columns = ['id', 'eventId', 'userId', 'date', 'eventName', 'createdAt'];
  const values = [id, eventId, userId, date, eventName, createdAt];
  const result = await sql`
    insert into event_rsvps (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values.map((value) => sql`cast(${value} as text)`))}
    where (select count(*) from event_rsvps
      where ${sql.ref('eventId')} = ${eventId} and date = ${date}) < ${places}`.execute(trx);
  return Number(result.numAffectedRows) > 0;
}

export async function deleteRsvp(db: Db, { eventId, date }: On, userId: string): Promise<void> {
  await db
    .deleteFrom('event_rsvps')
    .where('eventId', '=', eventId)
    .where('date', '=', date)
    .where('userId', '=', userId)
    .execute();
}

/**
 * Returns the dates from a day on at which a person said that they come, with their events as they are
 * now; at most 50, next first.
 * @param from `YYYY-MM-DD`
 */
export async function findAllRsvpsOf(db: Db, userId: string, from: string) {
  return await db
    .selectFrom('event_rsvps')
    .leftJoin('special_events', 'special_events.id', 'event_rsvps.eventId')
    .leftJoin('breweries', 'breweries.id', 'special_events.breweryId')
    .select(['event_rsvps.id', 'eventId', 'event_rsvps.date', 'eventName', 'movedFrom'])
    .select(['event', 'company', 'time', 'sortAt', 'closedAt'])
    .select(['latitude', 'longitude', 'ownTimeZone'])
    .where('userId', '=', userId)
    .where('event_rsvps.date', '>=', from)
    .orderBy('event_rsvps.date')
    .orderBy('event_rsvps.id')
    .limit(RSVPS_LISTED)
    .execute();
}

/** Returns who comes to an event on a date, by name, without suspended people. */
export async function findAllGuests(
  db: Db,
  { row: { id } }: Authorized<{ id: string }>,
  date: string,
) {
  const rows = await db
    .selectFrom('event_rsvps')
    .innerJoin('users', 'users.id', 'event_rsvps.userId')
    .select(['username', 'event_rsvps.createdAt as since'])
    .where('eventId', '=', id)
    .where('date', '=', date)
    .where('suspendedAt', 'is', null)
    .orderBy('usernameKey')
    .orderBy('event_rsvps.id')
    .limit(EVENT_PLACES_MAX)
    .execute();
  return rows.map(({ username, since }) => ({ username, since: instantText(since) }));
}

/** Deletes what was said about dates before a day, `YYYY-MM-DD`. */
export async function deleteRsvpsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('event_rsvps').where('date', '<', day).execute();
}
