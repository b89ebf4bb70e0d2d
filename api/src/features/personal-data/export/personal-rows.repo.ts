import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isAddress, type PersonalTable } from './exported-tables.ts';

const PAGE = 500;

export interface Self {
  id: string;
  email: string;
}

type Row = Record<string, unknown>;

/** Returns a person with their username; undefined if the account was deleted. */
export async function findSelf(db: Db, id: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'username'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Yields a person's rows of a table as they are stored, in pages, in the order of its key. */
export function findPersonalRows(
  db: Db,
  { name, of, through, key }: PersonalTable,
  self: Self,
): AsyncGenerator<Row[]> {
  const isMine = of.map((column) =>
    through
      ? sql`${sql.ref(column)} in (select id from ${sql.table(through)} where ${sql.ref('userId')} = ${self.id})`
      : sql`${sql.ref(column)} = ${isAddress(column) ? self.email : self.id}`,
  );
  const keys = sql.join(key.map((column) => sql.ref(column)));
  return inPages<Row | undefined, Row>(undefined, async (last) => {
    const after = last && key.map((column) => last[column]);
    const isNext = after ? sql`and (${keys}) > (${sql.join(after)})` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(name)}
      where (${sql.join(isMine, sql` or `)}) ${isNext} order by ${keys} limit ${PAGE}`.execute(db);
    return rows;
  });
}

/** Yields a person's check-ins with their breweries, oldest first, in pages. */
export function findOwnCheckins(db: Db, userId: string) {
  return inPages({ createdAt: '', id: '' }, (after) =>
    db
      .selectFrom('check_ins')
      .innerJoin('breweries', 'breweries.id', 'check_ins.breweryId')
      .select(['check_ins.id', 'check_ins.createdAt', 'visitedOn', 'notes'])
      .select(['verified', 'onlyForMe'])
      .select(['breweries.name', 'city', 'breweries.state'])
      .select((eb) => [
        eb.fn.coalesce('check_ins.latitude', 'breweries.latitude').as('latitude'),
        eb.fn.coalesce('check_ins.longitude', 'breweries.longitude').as('longitude'),
      ])
      .where('userId', '=', userId)
      .where((eb) =>
        eb(
          eb.refTuple('check_ins.createdAt', 'check_ins.id'),
          '>',
          eb.tuple(after.createdAt, after.id),
        ),
      )
      .orderBy('check_ins.createdAt')
      .orderBy('check_ins.id')
      .limit(PAGE)
      .execute(),
  );
}

/** Yields the beers that a person marked, with where it was, oldest first, in pages. */
export function findOwnBeers(db: Db, userId: string) {
  return inPages({ hadOn: '', id: '' }, (after) =>
    db
      .selectFrom('beers_had')
      .leftJoin('beer_recommendations as beer', 'beer.id', 'beers_had.beerId')
      .leftJoin('breweries', 'breweries.id', 'beers_had.breweryId')
      .select(['beers_had.id', 'hadOn', 'beers_had.createdAt', 'notes', 'beers_had.rating'])
      .select(['breweries.city', 'beer.ibu'])
      .select((eb) => [
        eb.fn.coalesce('beer.beerName', 'beers_had.beerName').as('beerName'),
        eb.fn.coalesce('beer.beerStyle', 'beers_had.beerStyle').as('beerStyle'),
        eb.fn.coalesce('beer.abv', 'beers_had.abv').as('abv'),
        eb.fn.coalesce('breweries.name', 'beers_had.breweryName').as('breweryName'),
      ])
      .where('userId', '=', userId)
      .where((eb) => eb(eb.refTuple('hadOn', 'beers_had.id'), '>', eb.tuple(after.hadOn, after.id)))
      .orderBy('hadOn')
      .orderBy('beers_had.id')
      .limit(PAGE)
      .execute(),
  );
}

/** Yields a person's imported check-ins, oldest first, in pages. */
export function findImportedCheckins(db: Db, userId: string) {
  return inPages({ visitedOn: '', id: '' }, (after) =>
    db
      .selectFrom('imported_visits')
      .selectAll()
      .where('userId', '=', userId)
      .where((eb) => eb(eb.refTuple('visitedOn', 'id'), '>', eb.tuple(after.visitedOn, after.id)))
      .orderBy('visitedOn')
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );
}

/** Yields the ids of the pictures that a person has sent, in pages. */
export function findPictureIds(db: Db, userId: string): AsyncGenerator<string[]> {
  return inPages('', async (after) => {
    const rows = await db
      .selectFrom('uploads')
      .select('id')
      .where('userId', '=', userId)
      .where('storedAt', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    return rows.map(({ id }) => id);
  });
}

/**
 * Yields the rows of a query, page by page, until a page has fewer than `PAGE` rows.
 * @param start a place before the first row, in the order of the query
 * @param findPage returns the next `PAGE` rows after a row
 */
async function* inPages<Place, Found extends Place>(
  start: Place,
  findPage: (after: Place) => Promise<Found[]>,
): AsyncGenerator<Found[]> {
  let after = start;
  for (;;) {
    const rows = await findPage(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last;
  }
}
