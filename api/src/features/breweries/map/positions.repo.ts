import type { Db } from '../../../db/database.ts';

/** Returns the positions of some open breweries, in the order in which they were added. */
export async function findPositionsAfter(
  db: Db,
  { seq, count }: { seq: number; count: number },
): Promise<{ seq: number; latitude: string | null; longitude: string | null }[]> {
  return await db
    .selectFrom('breweries')
    .select(['seq', 'latitude', 'longitude'])
    .where('seq', '>', seq)
    .where('closedAt', 'is', null)
    .orderBy('seq')
    .limit(count)
    .execute();
}
