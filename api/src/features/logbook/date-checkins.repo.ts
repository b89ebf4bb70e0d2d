import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { rowsOf } from '../../db/sql.ts';

/** Returns check-ins without a day, with the position of the brewery. */
export async function findAllUndated(db: Db, limit: number) {
  return await db
    .selectFrom('check_ins')
    .innerJoin('breweries', 'breweries.id', 'check_ins.breweryId')
    .select([
      'check_ins.id',
      'check_ins.createdAt',
      'breweries.ownTimeZone',
      sql<string | null>`coalesce(check_ins.latitude, breweries.latitude)`.as('latitude'),
      sql<string | null>`coalesce(check_ins.longitude, breweries.longitude)`.as('longitude'),
    ])
    .where('check_ins.visitedOn', 'is', null)
    .orderBy('check_ins.id')
    .limit(limit)
    .execute();
}

/** Sets the days of check-ins. */
export async function updateVisitedOn(
  db: Db,
  days: readonly { id: string; visitedOn: string }[],
): Promise<void> {
  await sql`update check_ins set "visitedOn" = dated."visitedOn"
    from ${rowsOf(db, ['id', 'visitedOn'], JSON.stringify(days))} as dated
    where check_ins.id = dated.id`.execute(db);
}
