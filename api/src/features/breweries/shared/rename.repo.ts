import type { Db } from '../../../db/database.ts';

/**
 * Lets a renamed brewery's events and beers follow, where they carried its old name.
 * @param db the transaction of the renaming
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
