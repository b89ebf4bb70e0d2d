import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';

/** Queues these trails, so that all earlier check-ins are counted again. */
export async function upsertBacklog(db: Db, trailIds: readonly string[], since: string) {
  for (const trailId of trailIds) {
    await db
      .insertInto('passport_backlogs')
      .values({ passportId: trailId, since, afterUser: 0 })
      .onConflict((conflict) => conflict.column('passportId').doUpdateSet({ since, afterUser: 0 }))
      .execute();
  }
}

/**
 * Queues the open trails of breweries that closed or opened: with fewer breweries, fewer stamps
 * complete a trail.
 */
export async function upsertBacklogOfBreweries(
  db: Db,
  breweryIds: readonly string[],
  since: string,
): Promise<void> {
  await db
    .insertInto('passport_backlogs')
    .columns(['passportId', 'since', 'afterUser'])
    .expression((eb) =>
      eb
        .selectFrom('passports')
        .select(['id', sql<string>`cast(${since} as text)`.as('since'), sql.lit(0).as('afterUser')])
        .where('openedAt', 'is not', null)
        .where('closedAt', 'is', null)
        .where('endedAt', 'is', null)
        .where('id', 'in', (of) =>
          of
            .selectFrom('passport_breweries')
            .select('passportId')
            .where('breweryId', 'in', valuesOf(db, breweryIds))
            .where('removedAt', 'is', null),
        ),
    )
    .onConflict((conflict) => conflict.column('passportId').doUpdateSet({ since, afterUser: 0 }))
    .execute();
}
