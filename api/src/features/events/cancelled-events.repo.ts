import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { EventTable } from '../../db/tables/tables.ts';

const columns = [
  'id',
  'kind',
  'breweryId',
  'title',
  'address',
  'date',
  'day',
  'time',
  'sequence',
  'createdAt',
  'scheduledAt',
  'repeats',
  'repeatsUntil',
  'repeatsSince',
  'notOn',
  'cancelledAt',
] as const;

/** Copies the columns that calendars need of an event before it is deleted, if it has a brewery. */
export async function insertCancelledEvent(
  trx: Db,
  table: EventTable,
  id: string,
  cancelledAt: string,
): Promise<void> {
  const at = sql<string>`cast(${cancelledAt} as text)`;
  const none = sql<null>`cast(null as text)`;
  const special_events = trx
    .selectFrom('special_events')
    .select([
      'id',
      sql.lit('special').as('kind'),
      'breweryId',
      'event',
      'address',
      'date',
      none.as('day'),
      'time',
      'sequence',
      'createdAt',
      none.as('scheduledAt'),
      'repeats',
      'repeatsUntil',
      'repeatsSince',
      'notOn',
      at.as('cancelledAt'),
    ])
    .where('id', '=', id)
    .where('breweryId', 'is not', null);
  const weekly_events = trx
    .selectFrom('weekly_events')
    .select([
      'id',
      sql.lit('weekly').as('kind'),
      'breweryId',
      'title',
      'address',
      none.as('date'),
      'day',
      'time',
      'sequence',
      'createdAt',
      'scheduledAt',
      none.as('repeats'),
      none.as('repeatsUntil'),
      none.as('repeatsSince'),
      'notOn',
      at.as('cancelledAt'),
    ])
    .where('id', '=', id)
    .where('breweryId', 'is not', null);
  const copies = { special_events, weekly_events } satisfies Record<EventTable, unknown>;
  const insert = trx.insertInto('cancelled_events').columns(columns);
  await insert.expression(copies[table]).execute();
}

/** Deletes the copy of an event that is no longer cancelled. */
export async function deleteCancelledEvent(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('cancelled_events').where('id', '=', id).execute();
}
