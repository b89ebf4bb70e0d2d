import { CompiledQuery } from 'kysely';
import type { Db } from '../database.ts';
import { engineOf } from '../engine.ts';

/** The setting in which earlier versions stored the key that signs codes and links. */
export const SIGNING_KEY_SETTING = 'signingKey';

/** Returns one of the server's own settings; stores the given value where there is none. */
export async function findOrInsertSetting(
  db: Db,
  key: string,
  value: string,
  now: string,
): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key, value, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Returns one of the server's own settings; undefined where there is none. */
export async function findSetting(db: Db, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

export async function deleteSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}

/** Deletes a setting and empties SQLite's write-ahead log, whose older pages still hold it. */
export async function eraseSetting(db: Db, key: string): Promise<void> {
  await deleteSetting(db, key);
  if (engineOf(db) === 'sqlite') {
    await db.executeQuery(CompiledQuery.raw('pragma wal_checkpoint(truncate)'));
  }
}

/** Stores when the server last did something. */
export async function upsertSettingTime(db: Db, key: string, now: string): Promise<void> {
  await upsertSetting(db, key, now, now);
}

/** Stores one of the server's own settings. */
export async function upsertSetting(
  db: Db,
  key: string,
  value: string,
  now: string,
): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value, updatedAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt: now }))
    .execute();
}
