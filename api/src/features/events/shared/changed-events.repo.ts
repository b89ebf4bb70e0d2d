import type { Db } from '../../../db/database.ts';
import type { EventTable } from '../../../db/tables/tables.ts';
import { eventTables } from './event-tables.ts';

/** Deletes the events that were cancelled before. */
export async function deleteCancelledEventsBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('cancelled_events').where('cancelledAt', '<', instant).execute();
}

/** Counts an event as changed, so that calendars take its change. */
export async function updateSequence(
  trx: Db,
  table: EventTable,
  id: string,
  changedAt: string,
): Promise<void> {
  await trx
    .updateTable(table)
    .set((eb) => ({ changedAt, sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Counts the events of a brewery as changed, because what their calendar entries take from the
 * brewery has changed: its name, its position or its time zone.
 */
export async function updateEventsOf(trx: Db, breweryId: string, changedAt: string): Promise<void> {
  for (const table of Object.values(eventTables)) {
    await trx
      .updateTable(table)
      .set((eb) => ({ changedAt, sequence: eb('sequence', '+', 1) }))
      .where('breweryId', '=', breweryId)
      .execute();
  }
}
