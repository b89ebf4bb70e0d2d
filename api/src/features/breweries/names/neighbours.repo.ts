import { fold } from '@hoptrail/contracts/lib/text/fold';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const MAX_IN_TOWN = 5000;

/**
 * Returns open and closed breweries whose folded city and state are these. Compares the end of the
 * search text, so "Norman" also finds breweries in "East Norman".
 */
export async function findAllInTown(
  db: Db,
  { city, state }: { city: string; state: string },
): Promise<{ id: string; name: string; city: string; state: string }[]> {
  const town = fold(`${city} ${state}`);
  return await db
    .selectFrom('breweries')
    .select(['id', 'name', 'city', 'state'])
    .where(
      sql<boolean>`substr("searchText", length("searchText") - length(cast(${town} as text)) + 1) = ${town}`,
    )
    .limit(MAX_IN_TOWN)
    .execute();
}
