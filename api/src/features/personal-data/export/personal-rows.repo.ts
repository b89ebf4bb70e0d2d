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
  { name, of, key }: PersonalTable,
  self: Self,
): AsyncGenerator<Record<string, unknown>[]> {
  const isMine = sql.join(
    of.map((column) => sql`${sql.ref(column)} = ${isAddress(column) ? self.email : self.id}`),
    sql` or `,
  );
  let after: unknown;
  for (;;) {
    const isNext = after === undefined ? sql`` : sql`and ${sql.ref(key)} > ${after}`;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}
      where (${isMine}) ${isNext} order by ${sql.ref(key)} limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.[key];
  }
}

/** Yields a person's check-ins with their breweries, oldest first, in pages. */
export async function* findOwnCheckins(db: Db, userId: string) {
  let after = { createdAt: '', id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('check_ins')
      .innerJoin('breweries', 'breweries.id', 'check_ins.breweryId')
      .select(['check_ins.id', 'check_ins.createdAt', 'notes', 'verified'])
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
