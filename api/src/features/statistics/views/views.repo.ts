import type { ViewKind } from '@hoptrail/contracts/lists/view-kinds';
import type { Db } from '../../../db/database.ts';

/** A day in a time zone. */
export interface ZoneDay {
  zone: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** What a person viewed on a day, as keyed hashes. */
export interface Mark extends ZoneDay {
  viewer: string;
  mark: string;
}

/** The most keys that are read at once: each time zone has one a day. */
const KEYS_MAX = 2000;
const DELETED_AT_ONCE = 5000;

/** Returns the key of a day; stores the given one if there is none. */
export async function findOrInsertKey(
  db: Db,
  { zone, day }: ZoneDay,
  created: string,
): Promise<string> {
  await db
    .insertInto('view_keys')
    .values({ zone, day, key: created })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db
    .selectFrom('view_keys')
    .select('key')
    .where('zone', '=', zone)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return key;
}

/** Returns how many views of a person are counted on a day. */
export async function countMarks(
  db: Db,
  { zone, day, viewer }: Omit<Mark, 'mark'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('view_marks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('zone', '=', zone)
    .where('day', '=', day)
    .where('viewer', '=', viewer)
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts a mark. @returns false if it was there */
export async function insertMark(db: Db, mark: Mark): Promise<boolean> {
  const inserted = await db
    .insertInto('view_marks')
    .values(mark)
    .onConflict((conflict) => conflict.doNothing())
    .returning('viewer')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Counts one more person on a day. */
export async function addView(
  db: Db,
  { breweryId, day, kind }: { breweryId: string; day: string; kind: ViewKind },
): Promise<void> {
  await db
    .insertInto('brewery_day_views')
    .values({ breweryId, day, kind, people: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['breweryId', 'day', 'kind'])
        .doUpdateSet((eb) => ({ people: eb('brewery_day_views.people', '+', 1) })),
    )
    .execute();
}

/** Returns the days that have a key. */
export async function findAllKeyDays(db: Db): Promise<ZoneDay[]> {
  return await db.selectFrom('view_keys').select(['zone', 'day']).limit(KEYS_MAX).execute();
}

/** Deletes the key of a day and the marks that were made with it. */
export async function deleteKey(db: Db, { zone, day }: ZoneDay): Promise<void> {
  for (const table of ['view_keys', 'view_marks'] as const) {
    await db.deleteFrom(table).where('zone', '=', zone).where('day', '=', day).execute();
  }
}

/** Deletes the keys and marks of all days. */
export async function deleteAllKeys(db: Db): Promise<void> {
  await db.deleteFrom('view_keys').execute();
  await db.deleteFrom('view_marks').execute();
}

/** Deletes the totals of the days before one, the oldest 5,000 at a time. */
export async function deleteDayViewsBefore(db: Db, day: string): Promise<void> {
  let deleted: number;
  do {
    const oldest = await db
      .selectFrom('brewery_day_views')
      .select('day')
      .where('day', '<', day)
      .orderBy('day')
      .limit(DELETED_AT_ONCE)
      .execute();
    deleted = oldest.length;
    const last = oldest.at(-1)?.day;
    if (last !== undefined) {
      await db.deleteFrom('brewery_day_views').where('day', '<=', last).execute();
    }
  } while (deleted === DELETED_AT_ONCE);
}
