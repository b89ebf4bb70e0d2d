import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { fold } from '../../../lib/fold.ts';

const MAX_IN_TOWN = 5000;

/**
 * Returns the breweries whose city and state read alike when folded, closed ones too. A few of
 * other towns may be among them, such as those of "East Norman" for "Norman".
 */
export async function findAllInTown(
  db: Db,
  { city, state }: { city: string; state: string },
): Promise<{ id: string; name: string; city: string; state: string }[]> {
  const town = fold(`${city} ${state}`);
  return await db
    .selectFrom('breweries')
    .select(['id', 'name', 'city', 'state'])
    .where(sql<boolean>`substr(searchText, -length(${town})) = ${town}`)
    .limit(MAX_IN_TOWN)
    .execute();
}
