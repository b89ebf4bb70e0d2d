import type { InsertObject } from 'kysely';
import type { Db } from '../db/database.ts';
import { lock } from '../db/locks.ts';
import { upsertSettingTime } from '../db/settings/settings.repo.ts';
import type { Tables } from '../db/tables/tables.ts';
import { write } from '../db/write.ts';
import { recountRatings } from '../features/beers/shared/counted-ratings.repo.ts';

type Rows<Table extends keyof Tables> = readonly InsertObject<Tables, Table>[];

/** The rows that a new demo contains, by table. A table comes after those that its rows refer to. */
export type DemoContent = { readonly [Table in keyof Tables]?: Rows<Table> };

/** The key of the setting that holds the time at which demo content was written. */
export const SEEDED_SETTING = 'demoSeededAt';

/** SQLite accepts 32,766 values in one statement; no row here has more than 30. */
const ROWS_AT_ONCE = 1000;

/**
 * Writes all the content in one transaction, if the database has no users and no breweries.
 * @returns whether it wrote the content
 */
export async function insertIntoEmpty(db: Db, content: DemoContent, now: Date): Promise<boolean> {
  return await write(db, async (trx) => {
    await lock(trx, 'demo content');
    if (await hasContent(trx)) return false;
    for (const table of Object.keys(content) as (keyof Tables)[]) {
      await insertAll(trx, table, content);
    }
    await recountRatings(trx);
    await upsertSettingTime(trx, SEEDED_SETTING, now.toISOString());
    return true;
  });
}

/** Returns whether the database has a user or a brewery. Such a database gets no demo content. */
export async function hasContent(db: Db): Promise<boolean> {
  return (await exists(db, 'users')) || (await exists(db, 'breweries'));
}

async function exists(db: Db, table: 'users' | 'breweries'): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function insertAll<Table extends keyof Tables>(
  db: Db,
  table: Table,
  content: DemoContent,
): Promise<void> {
  const rows: Rows<Table> = content[table] ?? [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
