import type { InsertObject } from 'kysely';
import type { Db } from '../db/database.ts';
import { upsertSettingTime } from '../db/settings.repo.ts';
import type { Tables } from '../db/tables.ts';
import { write } from '../db/write.ts';

type Rows<Table extends keyof Tables> = readonly InsertObject<Tables, Table>[];

/** Everything that a demo begins with. */
export interface DemoContent {
  users: Rows<'users'>;
  breweries: Rows<'breweries'>;
  ownerships: Rows<'brewery_ownerships'>;
  favorites: Rows<'user_favorites'>;
  checkins: Rows<'check_ins'>;
  beers: Rows<'beer_recommendations'>;
  events: Rows<'events'>;
  specialEvents: Rows<'special_events'>;
  weeklyEvents: Rows<'weekly_events'>;
  episodes: Rows<'podcast_episodes'>;
  settings: Rows<'global_settings'>;
  claims: Rows<'brewery_claims'>;
  history: Rows<'audit_entries'>;
}

/** Set when a demo fills a database, to the time of it. */
export const SEEDED_SETTING = 'demoSeededAt';

/** SQLite takes 32,766 values in a statement; no row here has more than 30. */
const ROWS_AT_ONCE = 1000;

/**
 * Writes content, all of it or nothing, if there are no users and no breweries yet.
 * @returns whether it was written
 */
export async function insertIntoEmpty(db: Db, content: DemoContent, now: Date): Promise<boolean> {
  return await write(db, async (trx) => {
    if (await hasContent(trx)) return false;
    await insertAll(trx, 'users', content.users);
    await insertAll(trx, 'breweries', content.breweries);
    await insertAll(trx, 'brewery_ownerships', content.ownerships);
    await insertAll(trx, 'user_favorites', content.favorites);
    await insertAll(trx, 'check_ins', content.checkins);
    await insertAll(trx, 'beer_recommendations', content.beers);
    await insertAll(trx, 'events', content.events);
    await insertAll(trx, 'special_events', content.specialEvents);
    await insertAll(trx, 'weekly_events', content.weeklyEvents);
    await insertAll(trx, 'podcast_episodes', content.episodes);
    await insertAll(trx, 'global_settings', content.settings);
    await insertAll(trx, 'brewery_claims', content.claims);
    await insertAll(trx, 'audit_entries', content.history);
    await upsertSettingTime(trx, SEEDED_SETTING, now.toISOString());
    return true;
  });
}

/** Whether the database has a user or a brewery already, and is no place for a demo. */
export async function hasContent(db: Db): Promise<boolean> {
  return (await exists(db, 'users')) || (await exists(db, 'breweries'));
}

async function exists(db: Db, table: 'users' | 'breweries'): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function insertAll<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
