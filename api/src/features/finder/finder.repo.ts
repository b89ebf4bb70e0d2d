import { BEER_RATING_MIN_PEOPLE } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { valuesOf } from '../../db/sql.ts';
import type { BeerRow } from '../beers/shared/mean-rating.rules.ts';

/** Returns available beers of these styles at these breweries, best rated first. */
export async function findAllBeers(
  db: Db,
  {
    breweryIds,
    styles,
    limit,
  }: { breweryIds: readonly string[]; styles: readonly string[]; limit: number },
): Promise<BeerRow[]> {
  return await db
    .selectFrom('beer_recommendations')
    .selectAll()
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .where('beerStyle', 'in', valuesOf(db, styles))
    .where('availability', '=', 'available')
    .orderBy(sql`case when "ratedBy" >= ${sql.lit(BEER_RATING_MIN_PEOPLE)}
      then "ratingTotal" / "ratedBy" else cast(rating as double precision) end desc nulls last`)
    .orderBy('beerName')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns which of these breweries have an available beer of these styles. */
export async function findAllBreweriesWithBeers(
  db: Db,
  { breweryIds, styles }: { breweryIds: readonly string[]; styles: readonly string[] },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('beer_recommendations')
    .select('breweryId')
    .distinct()
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .where('beerStyle', 'in', valuesOf(db, styles))
    .where('availability', '=', 'available')
    .limit(breweryIds.length)
    .execute();
  return new Set(rows.map(({ breweryId }) => breweryId));
}
