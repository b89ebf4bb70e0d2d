import type { Beer } from '@hoptrail/contracts/beers';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { valuesOf } from '../../db/sql.ts';

/** Returns available beers of these styles at these breweries, best rated first. */
export async function findAllBeers(
  db: Db,
  {
    breweryIds,
    styles,
    limit,
  }: { breweryIds: readonly string[]; styles: readonly string[]; limit: number },
): Promise<Beer[]> {
  return await db
    .selectFrom('beer_recommendations')
    .selectAll()
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .where('beerStyle', 'in', valuesOf(db, styles))
    .where('availability', '=', 'available')
    .orderBy(sql`cast(rating as double precision) desc nulls last`)
    .orderBy('beerName')
    .orderBy('id')
    .limit(limit)
    .execute();
}
