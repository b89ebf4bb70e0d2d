import type { Db } from '../../../db/database.ts';
import { userNumber, valuesOf } from '../../../db/sql.ts';

/** Returns the trails for which earlier check-ins are still to be counted, oldest first. */
export async function findAllBacklogs(db: Db, until: string): Promise<string[]> {
  const rows = await db
    .selectFrom('passport_backlogs')
    .select('passportId as trailId')
    .where('since', '<=', until)
    .orderBy('since')
    .limit(100)
    .execute();
  return rows.map(({ trailId }) => trailId);
}

/** Returns the row number of the last user who was counted for a trail; undefined if all were. */
export async function findAfterUser(db: Db, trailId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('passport_backlogs')
    .select('afterUser')
    .where('passportId', '=', trailId)
    .executeTakeFirst();
  return row?.afterUser;
}

/** Returns the next people with verified check-ins, by their row numbers. */
export async function findAllNextUsers(db: Db, after: number, limit: number) {
  const number = userNumber(db);
  return await db
    .selectFrom('users')
    .select(['id', number.as('number')])
    .where(number, '>', after)
    .where('verifiedCheckins', '>', 0)
    .orderBy(number)
    .limit(limit)
    .execute();
}

export async function updateAfterUser(db: Db, trailId: string, afterUser: number): Promise<void> {
  await db
    .updateTable('passport_backlogs')
    .set({ afterUser })
    .where('passportId', '=', trailId)
    .execute();
}

export async function deleteBacklog(db: Db, trailId: string): Promise<void> {
  await db.deleteFrom('passport_backlogs').where('passportId', '=', trailId).execute();
}

/** Returns the verified check-ins of people at breweries between two instants, the oldest first. */
export async function findAllVisits(
  db: Db,
  {
    userIds,
    breweryIds,
    from,
    until,
  }: { userIds: readonly string[]; breweryIds: readonly string[]; from: string; until: string },
) {
  return await db
    .selectFrom('check_ins as visit')
    .innerJoin('breweries', 'breweries.id', 'visit.breweryId')
    .select(['visit.id', 'userId', 'breweryId', 'visit.createdAt', 'visitedOn'])
    .select(['visit.verified', 'visit.verifiedBy', 'visit.tagId'])
    .select(['breweries.latitude', 'breweries.longitude', 'ownTimeZone'])
    .where('userId', 'in', valuesOf(db, userIds))
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .where('visit.createdAt', '>=', from)
    .where('visit.createdAt', '<', until)
    .where('verified', '=', 1)
    .orderBy('visit.createdAt')
    .orderBy('visit.id')
    .execute();
}

/** Ends the open trails whose last day is before a day. */
export async function updateEnded(db: Db, day: string, endedAt: string): Promise<void> {
  await db
    .updateTable('passports')
    .set({ endedAt })
    .where('endsOn', '<', day)
    .where('endedAt', 'is', null)
    .where('openedAt', 'is not', null)
    .execute();
}
