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
