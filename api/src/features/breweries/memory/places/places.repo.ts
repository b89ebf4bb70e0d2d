import { positionOf } from '@hoptrail/contracts/lib/distance';
import type { Db } from '../../../../db/database.ts';
import { valuesOf } from '../../../../db/sql.ts';
import type { Place } from './place-index.ts';

/**
 * Returns the positions of the open breweries with coordinates: all, or those with the given ids.
 */
export async function findAllPlaces(db: Db, ids?: readonly string[]): Promise<Place[]> {
  const rows = await db
    .selectFrom('breweries')
    .select(['id', 'latitude', 'longitude'])
    .where('latitude', 'is not', null)
    .where('closedAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', valuesOf(db, ids ?? [])))
    .execute();
  return rows.flatMap(({ id, ...stored }) => {
    const position = positionOf(stored);
    return position ? [{ id, ...position }] : [];
  });
}
