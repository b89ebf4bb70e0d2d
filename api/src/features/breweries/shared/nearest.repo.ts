import { distanceMiles, type Position } from '@hoptrail/contracts/lib/distance';
import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { ignoringCase } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables.ts';
import { boxesAround, HALF_EARTH_MILES } from './boxes.ts';
import { matching } from './matching.repo.ts';

/**
 * An entry of a list of breweries. `distance` is in miles, and absent if either position is
 * unknown.
 */
export interface Ranked {
  id: string;
  distance?: number;
}

interface Search {
  /** Words that name, city and state together must contain. */
  q?: string | undefined;
  /** The largest distance in miles. */
  radius?: number | undefined;
  /** The number of breweries to return; all if absent. */
  count?: number | undefined;
}

const FIRST_RADIUS_MILES = 8;

/**
 * Returns open breweries, nearest first, followed by those without coordinates, by name.
 * `BreweryCache` gives the same results from memory if there is no `q`.
 * @param from the position of the person
 */
export async function findAllByDistance(
  db: Db,
  from: Position,
  { q, radius, count = Number.POSITIVE_INFINITY }: Search,
): Promise<Ranked[]> {
  const words = foldedWords(q);
  if (radius !== undefined) return (await findAllWithin(db, from, radius, words)).slice(0, count);
  if (words.length === 0 && count < Number.POSITIVE_INFINITY) {
    // Widens the circle step by step: a small box selects few rows, however large the table is.
    for (let miles = FIRST_RADIUS_MILES; miles < HALF_EARTH_MILES; miles *= 4) {
      const found = await findAllWithin(db, from, miles, []);
      if (found.length >= count) return found.slice(0, count);
    }
  }
  const located = await findAllWithin(db, from, HALF_EARTH_MILES, words);
  return [...located, ...(await findAllUnlocated(db, words))].slice(0, count);
}

/** Returns the ids of open breweries, ordered by name. */
export async function findAllByName(
  db: Db,
  { q, offset = 0, count }: { q?: string | undefined; offset?: number; count?: number | undefined },
): Promise<Ranked[]> {
  return await db
    .selectFrom('breweries')
    .select('id')
    .$call(listed(db, foldedWords(q)))
    .orderBy(ignoringCase(db, 'name'))
    .orderBy('seq')
    .limit(count ?? Number.MAX_SAFE_INTEGER)
    .offset(offset)
    .execute();
}

async function findAllWithin(
  db: Db,
  from: Position,
  miles: number,
  words: readonly string[],
): Promise<Ranked[]> {
  const places = await db
    .selectFrom('breweries')
    .select(['id', 'latitude', 'longitude'])
    .where('latitude', 'is not', null)
    .$if(miles < HALF_EARTH_MILES, (query) =>
      query.where((eb) =>
        eb.or(
          boxesAround(from, miles).map((box) =>
            eb.and([
              eb.between('latitudeDegrees', box.south, box.north),
              eb.between('longitudeDegrees', box.west, box.east),
            ]),
          ),
        ),
      ),
    )
    .$call(listed(db, words))
    .execute();
  return places
    .map(({ id, latitude, longitude }) => ({
      id,
      distance: distanceMiles(from, {
        latitude: Number(latitude),
        longitude: Number(longitude),
      }),
    }))
    .filter((place) => place.distance <= miles)
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}

/** Returns the ids of open breweries without coordinates, ordered by name. */
export async function findAllUnlocated(db: Db, words: readonly string[] = []): Promise<Ranked[]> {
  return await db
    .selectFrom('breweries')
    .select('id')
    .where('latitude', 'is', null)
    .$call(listed(db, words))
    .orderBy(ignoringCase(db, 'name'))
    .orderBy('seq')
    .execute();
}

/** Narrows a query to the open breweries whose search text contains every word. */
function listed(db: Db, words: readonly string[]) {
  return <DB extends Pick<Tables, 'breweries'>, O>(query: SelectQueryBuilder<DB, 'breweries', O>) =>
    query.$call(matching(db, words)).where('breweries.closedAt', 'is', null);
}
