import type { PlaceHours } from '@hoptrail/contracts/hours/types';
import { BEER_RATING_MIN_PEOPLE } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { valuesOf } from '../../db/sql.ts';
import { timeZoneOf } from '../../lib/time-zones/time-zone.ts';
import type { BeerRow } from '../beers/shared/mean-rating.rules.ts';
import { ratingsOfMerged } from '../beers/shared/merged.repo.ts';
import { isOnTapAt } from '../beers/shared/on-tap.repo.ts';
import { storedHours } from '../breweries/shared/stored-hours.ts';

interface Search {
  breweryIds: readonly string[];
  styles: readonly string[];
  /** ISO 8601 in UTC, with milliseconds. */
  now: string;
}

/**
 * Returns beers of these styles that are on tap at these breweries, best rated first; a merged beer by
 * the ratings of all its entries.
 */
export async function findAllBeers(
  db: Db,
  { breweryIds, styles, now, limit }: Search & { limit: number },
): Promise<BeerRow[]> {
  const places = valuesOf(db, breweryIds);
  const mergedIds = sql`(select "mergedAs" from beer_recommendations
    where "mergedAs" is not null and "breweryId" in ${places})`;
  const people = sql`coalesce(merged."ratedBy", beer_recommendations."ratedBy")`;
  const total = sql`coalesce(merged."ratingTotal", beer_recommendations."ratingTotal")`;
  return await db
    .selectFrom('beer_recommendations')
    .leftJoin(
      ratingsOfMerged(mergedIds).as('merged'),
      'merged.mergedAs',
      'beer_recommendations.mergedAs',
    )
    .selectAll('beer_recommendations')
    .where('breweryId', 'in', places)
    .where('beerStyle', 'in', valuesOf(db, styles))
    .where(isOnTapAt(now))
    .orderBy(sql`case when ${people} >= ${sql.lit(BEER_RATING_MIN_PEOPLE)}
      then ${total} / ${people} else cast(rating as double precision) end desc nulls last`)
    .orderBy('beerName')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns which of these breweries have a beer of these styles on tap. */
export async function findAllBreweriesWithBeers(
  db: Db,
  { breweryIds, styles, now }: Search,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('beer_recommendations')
    .select('breweryId')
    .distinct()
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .where('beerStyle', 'in', valuesOf(db, styles))
    .where(isOnTapAt(now))
    .limit(breweryIds.length)
    .execute();
  return new Set(rows.map(({ breweryId }) => breweryId));
}

/** Returns the hours of those of these breweries that have a closing for a while, over or to come. */
export async function findAllClosing(
  db: Db,
  breweryIds: readonly string[],
): Promise<Map<string, PlaceHours>> {
  const rows = await db
    .selectFrom('breweries')
    .select(['id', 'latitude', 'longitude', 'ownTimeZone'])
    .select(['openingHours', 'hoursExceptions', 'closure'])
    .where('id', 'in', valuesOf(db, breweryIds))
    .where('closure', 'is not', null)
    .limit(breweryIds.length)
    .execute();
  return new Map(rows.map((row) => [row.id, { ...storedHours(row), timeZone: timeZoneOf(row) }]));
}
