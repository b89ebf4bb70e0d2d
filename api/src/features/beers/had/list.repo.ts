import type { ImportSource } from '@hoptrail/contracts/lists/import-states';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { contains } from '../../../db/sql.ts';
import { ROWS_A_SLICE, type Slice } from '../../../lib/read-slices.ts';
import { isLastMark } from '../shared/merged.repo.ts';

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

/** What the figures count of a beer. */
export type CountedBeer = Pick<ListedBeer, 'style' | 'breweryName' | 'rating'>;

interface BeerSearch {
  userId: string;
  limit: number;
  /** Folded words that a beer must have. */
  words: readonly string[];
}

/** Returns the last imported check-in of the next slice, by style and beer; undefined if fewer are left. */
export async function findImportedSliceEnd(
  db: Db,
  userId: string,
  after: BeerPlace | undefined,
): Promise<BeerPlace | undefined> {
  const { rows } = await sql<BeerPlace>`select id, "listedStyle" as style, "beerName" as name
    from imported_visits as visit
    where "userId" = ${userId} and "beerName" is not null and ${isAfter(IMPORTED, after)}
    order by "listedStyle", "beerName", id limit 1 offset ${ROWS_A_SLICE - 1}`.execute(db);
  return rows[0];
}

/**
 * Returns the beers of a slice of a person's imported check-ins, by style and name. Of those with one
 * beer, the last one counts.
 */
export async function findImportedBeers(
  db: Db,
  { userId, limit, words, after, until }: BeerSearch & Slice<BeerPlace>,
): Promise<ListedBeer[]> {
  const { rows } = await sql<ListedBeer>`${importedBeers(userId)}
    and ${isAfter(IMPORTED, after)} and ${isUpTo(IMPORTED, until)}
    and ${hasAll(db, 'visit.searchText', words)} and ${IS_LAST}
    order by visit."listedStyle", visit."beerName", visit.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the beers of a slice of a person's imported check-ins, as the figures count them. */
export async function findImportedFigures(
  db: Db,
  userId: string,
  { after, until }: Slice<BeerPlace>,
): Promise<CountedBeer[]> {
  const { rows } = await sql<CountedBeer>`select ${IMPORTED.style} as style,
      ${IMPORTED.breweryName} as "breweryName", ${IMPORTED.rating} as rating
    ${ofImported(userId)} and ${isAfter(IMPORTED, after)} and ${isUpTo(IMPORTED, until)}
    and ${IS_LAST} limit ${ROWS_A_SLICE}`.execute(db);
  return rows;
}

/** Returns the last mark of the next slice, by id; undefined if fewer are left. */
export async function findMarkedSliceEnd(
  db: Db,
  userId: string,
  after: string | undefined,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('beers_had')
    .select('id')
    .where('userId', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .offset(ROWS_A_SLICE - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

interface MarkedBeerSearch extends BeerSearch {
  /** Ids of marks. */
  slice: Slice<string>;
  /** The last beer of the page before. */
  after: BeerPlace | undefined;
}

/** Returns the beers of a slice of a person's marks, by style and name. */
export async function findMarkedBeers(
  db: Db,
  { userId, limit, words, slice, after }: MarkedBeerSearch,
): Promise<ListedBeer[]> {
  const isOfSlice = sql`${slice.after === undefined ? sql`true` : sql`had.id > ${slice.after}`}
    and ${slice.until === undefined ? sql`true` : sql`had.id <= ${slice.until}`}`;
  const { rows } = await sql<ListedBeer>`${markedBeers(userId)} and ${isOfSlice}
    and ${isAfter(MARKED, after)} and ${hasAll(db, 'had.searchText', words)} and ${isLastMark}
    order by style, name, had.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns one of a person's beers, imported ones included; undefined if they have none with this id. */
export async function findBeerHad(
  db: Db,
  userId: string,
  id: string,
): Promise<ListedBeer | undefined> {
  const { rows } = await sql<ListedBeer>`${markedBeers(userId)} and had.id = ${id}
    union all ${importedBeers(userId)} and visit.id = ${id} and ${IS_LAST}`.execute(db);
  return rows[0];
}

/** A beer of a tap list has its present name; one that has left has the name it had. */
const MARKED = {
  style: sql`coalesce(beer."beerStyle", had."beerStyle")`,
  name: sql`coalesce(beer."beerName", had."beerName")`,
  id: sql`had.id`,
};
const IMPORTED = {
  style: sql`visit."listedStyle"`,
  name: sql`visit."beerName"`,
  id: sql`visit.id`,
  breweryName: sql`coalesce(visit."beerBrewery", breweries.name, visit."placeName", '')`,
  rating: sql`cast(visit.rating as double precision)`,
};

/** One row of an index: PostgreSQL would compare a NOT EXISTS with all rows of the person. */
const IS_LAST = sql`visit.id = (select later.id from imported_visits as later
  where later."userId" = visit."userId" and later."beerName" = visit."beerName"
  and coalesce(later."beerBrewery", '') = coalesce(visit."beerBrewery", '')
  order by later."visitedAt" desc, later.id desc limit 1)`;

function markedBeers(userId: string): RawBuilder<unknown> {
  return sql`select had.id, had."beerId", ${MARKED.name} as name, ${MARKED.style} as style,
      coalesce(beer.abv, had.abv) as abv,
      coalesce(breweries.name, had."breweryName") as "breweryName", had."breweryId",
      null as place, had.rating, had.notes, had."isShared", had."checkinId", had."hadOn",
      had."createdAt", null as source
    from beers_had as had
    left join beer_recommendations as beer on beer.id = had."beerId"
    left join breweries on breweries.id = had."breweryId"
    where had."userId" = ${userId}`;
}

function importedBeers(userId: string): RawBuilder<unknown> {
  return sql`select visit.id, null as "beerId", ${IMPORTED.name} as name, ${IMPORTED.style} as style,
      visit.abv, ${IMPORTED.breweryName} as "breweryName", visit."breweryId",
      coalesce(breweries.name, visit."placeName") as place, ${IMPORTED.rating} as rating,
      visit.notes, 0 as "isShared", null as "checkinId", visit."visitedOn" as "hadOn",
      visit."createdAt", visit.source
    ${ofImported(userId)}`;
}

function ofImported(userId: string): RawBuilder<unknown> {
  return sql`from imported_visits as visit
    left join breweries on breweries.id = visit."breweryId"
    where visit."userId" = ${userId} and visit."beerName" is not null`;
}

type Columns = Readonly<Record<keyof BeerPlace, RawBuilder<unknown>>>;

function isAfter({ style, name, id }: Columns, place: BeerPlace | undefined): RawBuilder<unknown> {
  if (!place) return sql`true`;
  return sql`(${style}, ${name}, ${id}) > (${place.style}, ${place.name}, ${place.id})`;
}

function isUpTo({ style, name, id }: Columns, place: BeerPlace | undefined): RawBuilder<unknown> {
  if (!place) return sql`true`;
  return sql`(${style}, ${name}, ${id}) <= (${place.style}, ${place.name}, ${place.id})`;
}

function hasAll(db: Db, text: string, words: readonly string[]): RawBuilder<unknown> {
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => contains(db, text, word)),
    sql` and `,
  );
}
