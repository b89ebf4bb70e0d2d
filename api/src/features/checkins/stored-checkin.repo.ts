import type { Db } from '../../db/database.ts';

/** Returns a person's check-in by its id, with the number of their check-ins now. */
export async function findOwnCheckin(db: Db, { id, userId }: { id: string; userId: string }) {
  return await storedCheckins(db, userId).where('visit.id', '=', id).executeTakeFirst();
}

/**
 * Returns a person's check-in by its tap that came since a time, with the number of their check-ins now.
 */
export async function findCheckinOfTap(
  db: Db,
  tap: { tagId: string; tapCounter: number; userId: string; since: string },
) {
  return await storedCheckins(db, tap.userId)
    .where('tagId', '=', tap.tagId)
    .where('tapCounter', '=', tap.tapCounter)
    .where((eb) => eb(eb.fn.coalesce('visit.receivedAt', 'visit.createdAt'), '>', tap.since))
    .executeTakeFirst();
}

/** Returns the time of the last check-in by a tag before one of its taps, in the order of its counter. */
export async function findTimeBeforeTap(
  db: Db,
  { tagId, tapCounter }: { tagId: string; tapCounter: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('check_ins')
    .select('createdAt')
    .where('tagId', '=', tagId)
    .where('tapCounter', '<', tapCounter)
    .orderBy('tapCounter', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt;
}

export type StoredCheckin = NonNullable<Awaited<ReturnType<typeof findOwnCheckin>>>;

function storedCheckins(db: Db, userId: string) {
  return db
    .selectFrom('check_ins as visit')
    .innerJoin('breweries', 'breweries.id', 'visit.breweryId')
    .innerJoin('users', 'users.id', 'visit.userId')
    .select(['visit.id', 'visit.breweryId', 'visit.createdAt', 'visit.receivedAt', 'visit.notes'])
    .select(['visit.visitedOn', 'visit.onlyForMe', 'verified', 'verifiedBy', 'tagId'])
    .select(['breweries.latitude', 'breweries.longitude', 'ownTimeZone'])
    .select((eb) => eb('users.checkins', '+', eb.ref('privateCheckins')).as('checkins'))
    .where('visit.userId', '=', userId);
}
