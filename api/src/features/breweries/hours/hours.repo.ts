import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { rowsOf } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import type { columnsOf } from '../shared/hours.rules.ts';

/** Where the text was changed without the rows, or was never read. */
const IS_UNREAD = sql<boolean>`coalesce(hours, '') <> coalesce("hoursRead", '')`;

/** Returns breweries whose text was changed without the rows. */
export async function findAllUnread(db: Db, limit: number) {
  return await db
    .selectFrom('breweries')
    .select(['id', 'hours'])
    .where(IS_UNREAD)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

type ReadRow = { id: string } & Omit<ReturnType<typeof columnsOf>, 'hoursExceptions'>;

/** Sets the rows of texts that were read, unless somebody changed the text meanwhile. */
export async function updateRead(db: Db, rows: readonly ReadRow[]): Promise<void> {
  const columns = ['id', 'hours', 'openingHours', 'hasOwnHours'];
  await sql`update breweries set "openingHours" = read."openingHours",
      "hasOwnHours" = cast(read."hasOwnHours" as integer), "hoursRead" = read.hours
    from ${rowsOf(db, columns, JSON.stringify(rows))} as read
    where breweries.id = read.id and coalesce(breweries.hours, '') = coalesce(read.hours, '')`.execute(
    db,
  );
}

const PAGE = 200;

/** Yields the open breweries that have a text of hours, in the order in which they were added. */
export async function* findWithHours(db: Db) {
  for (let after = 0; ; ) {
    const page = await db
      .selectFrom('breweries')
      .select(['seq', 'name', 'city', 'hours'])
      .where('hours', 'is not', null)
      .where('closedAt', 'is', null)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.seq;
  }
}

/** Changes the hours, the zone or the offers of a brewery for the host. */
export async function updateByHost(
  db: Db,
  id: string,
  changes: Pick<
    Updateable<Tables['breweries']>,
    'ownTimeZone' | 'offers' | keyof ReturnType<typeof columnsOf>
  >,
): Promise<void> {
  await db
    .updateTable('breweries')
    // Sets the id as well, because an UPDATE without columns is not valid SQL.
    .set({ id, ...changes })
    .where('id', '=', id)
    .execute();
}
