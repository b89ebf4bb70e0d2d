import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { EventTable } from '../../../db/tables/tables.ts';
import { ownedBy, staffedBy } from '../../breweries/shared/ownership.repo.ts';

/**
 * Returns whether a user owns a brewery, is on the staff of one, or owns an event that belongs to no
 * brewery.
 */
export async function existsEventRight(db: Db, userId: string): Promise<boolean> {
  return (await firstRightOf(db, { userId })).length > 0;
}

const firstRightOf = prepared((db, { userId }: { userId: string }) => {
  const withoutBrewery = (table: EventTable) =>
    db.selectFrom(table).select('id').where('ownerId', '=', userId).where('breweryId', 'is', null);
  const tables: Record<EventTable, ReturnType<typeof withoutBrewery>> = {
    special_events: withoutBrewery('special_events'),
    weekly_events: withoutBrewery('weekly_events'),
  };
  const own = ownedBy(db, userId).select('id').unionAll(staffedBy(db, userId));
  return Object.values(tables)
    .reduce((query, table) => query.unionAll(table), own)
    .limit(1);
});
