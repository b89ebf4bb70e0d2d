import type { Db } from '../../../db/database.ts';

/** Returns a check-in by its tap, with the number of check-ins of its person now. */
export async function findCheckinOfTap(
  db: Db,
  tap: { tagId: string; tapCounter: number; userId: string; since: string },
) {
  return await db
    .selectFrom('check_ins as visit')
    .innerJoin('breweries', 'breweries.id', 'visit.breweryId')
    .innerJoin('users', 'users.id', 'visit.userId')
    .select(['visit.id', 'visit.createdAt', 'visit.visitedOn', 'visit.notes', 'visit.onlyForMe'])
    .select(['breweries.latitude', 'breweries.longitude', 'ownTimeZone'])
    .select((eb) => eb('users.checkins', '+', eb.ref('privateCheckins')).as('checkins'))
    .where('tagId', '=', tap.tagId)
    .where('tapCounter', '=', tap.tapCounter)
    .where('visit.userId', '=', tap.userId)
    .where('visit.createdAt', '>', tap.since)
    .executeTakeFirst();
}
