import type { Db } from '../../../db/database.ts';

/**
 * Replaces the old name of a brewery in its events and beers; other names stay.
 * @param db the transaction that renames the brewery
 */
export async function updateNameAlong(
  db: Db,
  breweryId: string,
  from: string,
  to: string,
): Promise<void> {
  await db
    .updateTable('special_events')
    .set({ company: to })
    .where('breweryId', '=', breweryId)
    .where('company', '=', from)
    .execute();
  await db
    .updateTable('weekly_events')
    .set({ brewery: to })
    .where('breweryId', '=', breweryId)
    .where('brewery', '=', from)
    .execute();
  await db
    .updateTable('beer_recommendations')
    .set({ breweryName: to })
    .where('breweryId', '=', breweryId)
    .where('breweryName', '=', from)
    .execute();
}
