import { RPC_LIST_LIMIT } from '@hoptrail/contracts/limits';
import type { ImportSource } from '@hoptrail/contracts/lists/import-states';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { contains } from '../../../db/sql.ts';

/** A beer that a person marked here, or imported from another app. */
export interface ListedBeer {
  id: string;
  beerId: string | null;
  name: string;
  style: string;
  abv: string | null;
  breweryName: string;
  breweryId: string | null;
  place: string | null;
  rating: number | null;
  notes: string | null;
  isShared: number;
  checkinId: string | null;
  hadOn: string;
  createdAt: string;
  source: ImportSource | null;
}

/** A place in the order of a list: by style, then by name. */
export type BeerPlace = Pick<ListedBeer, 'id' | 'name' | 'style'>;

interface Page {
  userId: string;
  limit: number;
  /** The last beer of the page before. */
  after: BeerPlace | undefined;
  /** Folded words that a beer must have. */
  words: readonly string[];
}

/** Returns a person's beers, imported ones included, by style and name. */
export async function findAllBeersHad(
  db: Db,
  { userId, limit, after, words }: Page,
): Promise<ListedBeer[]> {
  const isNext = after
    ? sql`(style, name, id) > (${after.style}, ${after.name}, ${after.id})`
    : sql`true`;
  const { rows } = await sql<ListedBeer>`select * from (${beersOf(db, userId, words)}) as beers
    where ${isNext} order by style, name, id limit ${limit}`.execute(db);
  return rows;
}

/** Returns one of a person's beers, imported ones included; undefined if they have none with this id. */
export async function findBeerHad(
  db: Db,
  userId: string,
  id: string,
): Promise<ListedBeer | undefined> {
  const { rows } = await sql<ListedBeer>`select * from (${beersOf(db, userId)}) as beers
    where id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the number of a person's beers, of their breweries, and of rated ones. */
export async function countBeersHad(db: Db, userId: string) {
  const { rows } = await sql<Record<'beers' | 'breweries' | 'rated', number>>`select
    cast(count(*) as integer) as beers,
    cast(count(distinct "breweryName") as integer) as breweries,
    cast(count(rating) as integer) as rated
    from (${beersOf(db, userId)}) as beers`.execute(db);
  return rows[0] ?? { beers: 0, breweries: 0, rated: 0 };
}

/** Returns the styles of a person's beers, the most frequent first. */
export async function findAllStylesHad(
  db: Db,
  userId: string,
): Promise<{ style: string; beers: number }[]> {
  const { rows } = await sql<{ style: string; beers: number }>`select
    style, cast(count(*) as integer) as beers from (${beersOf(db, userId)}) as beers
    group by style order by beers desc, style limit ${RPC_LIST_LIMIT}`.execute(db);
  return rows;
}

/**
 * Returns the query for a person's beers. A beer of a tap list has its present name; one that has
 * left has the name it had. Of the imported check-ins with one beer, the last one counts.
 */
function beersOf(db: Db, userId: string, words: readonly string[] = []): RawBuilder<unknown> {
  return sql`select had.id, had."beerId",
      coalesce(beer."beerName", had."beerName") as name,
      coalesce(beer."beerStyle", had."beerStyle") as style,
      coalesce(beer.abv, had.abv) as abv,
      coalesce(breweries.name, had."breweryName") as "breweryName", had."breweryId",
      null as place, had.rating, had.notes, had."isShared", had."checkinId", had."hadOn",
      had."createdAt", null as source
    from beers_had as had
    left join beer_recommendations as beer on beer.id = had."beerId"
    left join breweries on breweries.id = had."breweryId"
    where had."userId" = ${userId} and ${hasAll(db, 'had.searchText', words)}
    union all
    select visit.id, null, visit."beerName", coalesce(visit."beerStyle", 'Other'), visit.abv,
      coalesce(visit."beerBrewery", breweries.name, visit."placeName", ''), visit."breweryId",
      coalesce(breweries.name, visit."placeName"),
      cast(visit.rating as double precision), visit.notes, 0, null, visit."visitedOn",
      visit."createdAt", visit.source
    from imported_visits as visit
    left join breweries on breweries.id = visit."breweryId"
    where visit."userId" = ${userId} and visit."beerName" is not null
    and ${hasAll(db, 'visit.searchText', words)}
    and not exists (select 1 from imported_visits as later
      where later."userId" = visit."userId" and later."beerName" = visit."beerName"
      and later."beerBrewery" is not distinct from visit."beerBrewery"
      and (later."visitedAt", later.id) > (visit."visitedAt", visit.id))`;
}

function hasAll(db: Db, text: string, words: readonly string[]): RawBuilder<boolean> {
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => contains(db, text, word)),
    sql` and `,
  );
}
