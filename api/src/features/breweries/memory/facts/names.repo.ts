import type { Db } from '../../../../db/database.ts';
import { ignoringCase } from '../../../../db/sql.ts';

/** Returns the ids of all open breweries, ordered by name. */
export async function findAllIdsByName(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('breweries')
    .select('id')
    .where('closedAt', 'is', null)
    .orderBy(ignoringCase(db, 'name'))
    .orderBy('seq')
    .execute();
  return rows.map(({ id }) => id);
}
