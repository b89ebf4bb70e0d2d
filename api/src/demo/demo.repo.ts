import type { InsertObject } from 'kysely';
import type { Db } from '../db/database.ts';
import { lock } from '../db/locks.ts';
import { upsertSettingTime } from '../db/settings/settings.repo.ts';
import type { Tables } from '../db/tables/tables.ts';
import { write } from '../db/write.ts';

type Rows<Table extends keyof Tables> = readonly InsertObject<Tables, Table>[];

/** The rows that a new demo contains, by table. */
export interface DemoContent {
  users: Rows<'users'>;
  breweries: Rows<'breweries'>;
  ownerships: Rows<'brewery_ownerships'>;
  staff: Rows<'brewery_staff'>;
  favorites: Rows<'user_favorites'>;
  checkins: Rows<'check_ins'>;
  beers: Rows<'beer_recommendations'>;
  beersHad: Rows<'beers_had'>;
  events: Rows<'events'>;
  specialEvents: Rows<'special_events'>;
  weeklyEvents: Rows<'weekly_events'>;
  episodes: Rows<'podcast_episodes'>;
  settings: Rows<'global_settings'>;
  claims: Rows<'brewery_claims'>;
  history: Rows<'audit_entries'>;
  trails: Rows<'passports'>;
  stops: Rows<'passport_breweries'>;
  stamps: Rows<'passport_stamps'>;
  completions: Rows<'passport_completions'>;
  prizes: Rows<'prize_codes'>;
}

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
    await insertAll(trx, 'users', content.users);
    await insertAll(trx, 'breweries', content.breweries);
    await insertAll(trx, 'brewery_ownerships', content.ownerships);
    await insertAll(trx, 'brewery_staff', content.staff);
    await insertAll(trx, 'user_favorites', content.favorites);
    await insertAll(trx, 'check_ins', content.checkins);
    await insertAll(trx, 'beer_recommendations', content.beers);
    await insertAll(trx, 'beers_had', content.beersHad);
    await insertAll(trx, 'events', content.events);
    await insertAll(trx, 'special_events', content.specialEvents);
    await insertAll(trx, 'weekly_events', content.weeklyEvents);
    await insertAll(trx, 'podcast_episodes', content.episodes);
    await insertAll(trx, 'global_settings', content.settings);
    await insertAll(trx, 'brewery_claims', content.claims);
    await insertAll(trx, 'audit_entries', content.history);
    await insertAll(trx, 'passports', content.trails);
    await insertAll(trx, 'passport_breweries', content.stops);
    await insertAll(trx, 'passport_stamps', content.stamps);
    await insertAll(trx, 'passport_completions', content.completions);
    await insertAll(trx, 'prize_codes', content.prizes);
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
  rows: Rows<Table>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
