import type { PlaceHours } from '@hoptrail/contracts/hours/types';
import { BEER_RATING_MIN_PEOPLE } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { valuesOf } from '../../db/sql.ts';
import { timeZoneOf } from '../../lib/time-zones/time-zone.ts';
import type { BeerRow } from '../beers/shared/mean-rating.rules.ts';
import { isOnTapAt } from '../beers/shared/on-tap.repo.ts';
import { storedHours } from '../breweries/shared/stored-hours.ts';

interface Search {
  breweryIds: readonly string[];
  styles: readonly string[];
  /** ISO 8601 in UTC, with milliseconds. */
  now: string;
}

/** Returns beers of these styles that are on tap at these breweries, best rated first. */
export async function findAllBeers(
  db: Db,
  { breweryIds, styles, now, limit }: Search & { limit: number },
): Promise<BeerRow[]> {
  return await db
    .selectFrom('beer_recommendations')
    .selectAll()
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .where('beerStyle', 'in', valuesOf(db, styles))
    .where(isOnTapAt(now))
    .orderBy(sql`case when "ratedBy" >= ${sql.lit(BEER_RATING_MIN_PEOPLE)}
      then "ratingTotal" / "ratedBy" else cast(rating as double precision) end desc nulls last`)
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
