import type { Db } from './database.ts';

/** A value of the server's own; the first one written stays. */
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

/** Writes down when something of the server's own was last done. */
export async function upsertSettingTime(db: Db, key: string, now: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value: now, updatedAt: now })
    .onConflict((conflict) => conflict.doUpdateSet({ value: now, updatedAt: now }))
    .execute();
}
