import type { Db } from '../../db/database.ts';
import { valuesOf } from '../../db/sql.ts';
import { isOnTapAt } from '../beers/shared/on-tap.repo.ts';

/** The most beers that are read for a search. */
const MAX_BEERS = 10_000;

/**
 * Returns the beers that are on tap at these breweries, by name.
 * @param now ISO 8601 in UTC, with milliseconds
 */
export async function findAllPouredBeers(
  db: Db,
  { breweryIds, now }: { breweryIds: readonly string[]; now: string },
) {
  return await db
    .selectFrom('beer_recommendations')
    .select(['id', 'beerName as name', 'beerStyle as style', 'breweryId', 'breweryName'])
    .select('lastUpdated')
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .where(isOnTapAt(now))
    .orderBy('beerName')
    .orderBy('id')
    .limit(MAX_BEERS)
    .execute();
}
