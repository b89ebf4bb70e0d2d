import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { contains, valuesOf } from '../../db/sql.ts';
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
  return await pouredBeers(db, now)
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .limit(MAX_BEERS)
    .execute();
}

/** The most beers that are read of all breweries. */
const MAX_FAR_BEERS = 500;

/**
 * Returns the beers that are on tap anywhere and have these words in name, style or brewery, by name.
 * Letters with accents differ from those without.
 * @param words in lower case
 * @param now ISO 8601 in UTC, with milliseconds
 */
export async function findAllPouredBeersWith(
  db: Db,
  { words, now }: { words: readonly string[]; now: string },
) {
  const text = sql<string>`lower("beerName" || ' ' || "beerStyle" || ' ' || "breweryName")`;
  return await pouredBeers(db, now)
    .where((eb) => eb.and(words.map((word) => contains(db, text, word))))
    .limit(MAX_FAR_BEERS)
    .execute();
}

function pouredBeers(db: Db, now: string) {
  return db
    .selectFrom('beer_recommendations')
    .select(['id', 'beerName as name', 'beerStyle as style', 'breweryId', 'breweryName'])
    .select(['lastUpdated', 'mergedAs'])
    .where(isOnTapAt(now))
    .orderBy('beerName')
    .orderBy('id');
}
