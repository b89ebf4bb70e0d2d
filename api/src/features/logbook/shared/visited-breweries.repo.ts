import { LOGBOOK_MAX_CHECKINS } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';

/**
 * Returns the ids of the breweries where a person was: by their check-ins, and by those that they
 * brought along from other apps.
 */
export async function findVisitedBreweryIds(db: Db, userId: string): Promise<string[]> {
  const rows = await visitedBy(db, { userId });
  return rows.map(({ breweryId }) => breweryId);
}

const visitedBy = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('check_ins')
    .select('breweryId')
    .where('userId', '=', userId)
    .union((eb) =>
      eb
        .selectFrom('imported_visits')
        .select(sql<string>`${sql.ref('breweryId')}`.as('breweryId'))
        .where('userId', '=', userId)
        .where('breweryId', 'is not', null),
    )
    .limit(LOGBOOK_MAX_CHECKINS),
);
