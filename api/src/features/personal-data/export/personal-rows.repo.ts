import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isAddress, type PersonalTable } from './exported-tables.ts';

const PAGE = 500;

export interface Self {
  id: string;
  email: string;
}

/** Yields a person's rows of a table as they are stored, in pages, in the order of its key. */
export async function* findPersonalRows(
  db: Db,
  { name, of, through, key }: PersonalTable,
  self: Self,
): AsyncGenerator<Record<string, unknown>[]> {
  const isMine = of.map((column) =>
    through
      ? sql`${sql.ref(column)} in (select id from ${sql.table(through)} where ${sql.ref('userId')} = ${self.id})`
      : sql`${sql.ref(column)} = ${isAddress(column) ? self.email : self.id}`,
  );
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let after: unknown[] | undefined;
  for (;;) {
    const isNext = after ? sql`and (${keys}) > (${sql.join(after)})` : sql``;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}
      where (${sql.join(isMine, sql` or `)}) ${isNext} order by ${keys} limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = key.map((column) => last[column]);
  }
}

/** Yields a person's check-ins with their breweries, oldest first, in pages. */
export async function* findOwnCheckins(db: Db, userId: string) {
  let after = { createdAt: '', id: '' };
  for (;;) {
    const rows = await db
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
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last;
  }
}

/** Yields the beers that a person marked, with where it was, oldest first, in pages. */
export async function* findOwnBeers(db: Db, userId: string) {
  let after = { hadOn: '', id: '' };
  for (;;) {
    const rows = await db
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
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last;
  }
}

/** Yields a person's imported check-ins, oldest first, in pages. */
export async function* findImportedCheckins(db: Db, userId: string) {
  let after = { visitedOn: '', id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('imported_visits')
      .selectAll()
      .where('userId', '=', userId)
      .where((eb) => eb(eb.refTuple('visitedOn', 'id'), '>', eb.tuple(after.visitedOn, after.id)))
      .orderBy('visitedOn')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last;
  }
}

/** Yields the ids of the pictures that a person has sent, in pages. */
export async function* findPictureIds(db: Db, userId: string): AsyncGenerator<string[]> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('uploads')
      .select('id')
      .where('userId', '=', userId)
      .where('storedAt', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield rows.map(({ id }) => id);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}
