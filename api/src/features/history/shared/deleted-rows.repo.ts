import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The tables whose rows can be restored after they were deleted. */
type RestorableTable =
  | 'beer_recommendations'
  | 'special_events'
  | 'weekly_events'
  | 'podcast_episodes';

/** Returns a row with all its columns, to restore it later. */
export async function findWholeRow(db: Db, table: RestorableTable, id: string): Promise<object> {
  const { rows } = await sql<object>`select * from ${sql.table(table)} where id = ${id}`.execute(
    db,
  );
  return rows[0] ?? {};
}

/**
 * Inserts a deleted row again.
 * @param row what `findWholeRow()` returned before it was deleted
 * @returns false if there is one with its id
 */
export async function insertWholeRow(
  db: Db,
  table: RestorableTable,
  row: object,
): Promise<boolean> {
  const columns = Object.entries(row);
  const { numAffectedRows } = await sql`insert into ${sql.table(table)}
    (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => value))})
    on conflict (id) do nothing`.execute(db);
  return numAffectedRows === 1n;
}
