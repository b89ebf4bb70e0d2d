import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';

/** Returns the names, towns and states of breweries by their ids. */
export async function findAllNamesByIds(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { name: string; city: string; state: string }>> {
  const rows = await db
    .selectFrom('breweries')
    .select(['id', 'name', 'city', 'state'])
    .where('id', 'in', valuesOf(db, ids))
    .execute();
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}
