import { CHECKIN_PHOTOS_MAX } from '@hoptrail/contracts/limits';
import { sql, type Updateable } from 'kysely';
import type { Authorized } from '../../access/authorize.ts';
import type { Db } from '../../db/database.ts';
import type { Flag } from '../../db/tables/flag.ts';
import type { Tables } from '../../db/tables/tables.ts';
import { keepingShown } from '../users/shared/shown-counts.repo.ts';
import { shownDays } from '../users/shared/shown-counts.rules.ts';

interface OwnCheckin {
  id: string;
  userId: string;
  breweryId: string;
  verified: Flag;
  onlyForMe: Flag;
  notes: string | null;
}

export async function findCheckinById(db: Db, id: string): Promise<OwnCheckin | undefined> {
  return await db
    .selectFrom('check_ins')
    .select(['id', 'userId', 'breweryId', 'verified', 'onlyForMe', 'notes'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateCheckin(
  db: Db,
  { row }: Authorized<OwnCheckin>,
  changes: Pick<Updateable<Tables['check_ins']>, 'notes' | 'onlyForMe'>,
): Promise<void> {
  await db
    .updateTable('check_ins')
    // Sets the id as well, because an UPDATE without columns is not valid SQL.
    .set({ id: row.id, ...changes })
    .where('id', '=', row.id)
    .execute();
}

/**
 * Moves a check-in, whose privacy was changed, between the counters that others may know of and the
 * user's own one. The rank counts from the newest check-in that is left. Others see the change of the
 * user's count after the day: at the same moment as the brewery's, it would tell where the user was.
 * @param onlyForMe the new value
 */
export async function updateCountersOf(
  db: Db,
  { row: { userId, breweryId, verified } }: Authorized<OwnCheckin>,
  { onlyForMe, now }: { onlyForMe: Flag; now: Date },
): Promise<void> {
  const change = onlyForMe === 1 ? -1 : 1;
  await sql`update breweries set checkins = checkins + ${change}
    where id = ${breweryId} and checkins + ${change} >= 0`.execute(db);
  await sql`update users set ${keepingShown(shownDays(now))},
    checkins = checkins + ${change}, "privateCheckins" = "privateCheckins" - ${change},
    "checkinsReachedAt" = coalesce(${newest(db, userId, 0)}, "checkinsReachedAt")
    where id = ${userId} and checkins + ${change} >= 0 and "privateCheckins" - ${change} >= 0`.execute(
    db,
  );
  if (verified === 0) return;
  await sql`update users set ${keepingShown(shownDays(now))},
    "verifiedCheckins" = "verifiedCheckins" + ${change},
    "verifiedReachedAt" = coalesce(${newest(db, userId, 1)}, "verifiedReachedAt")
    where id = ${userId} and "verifiedCheckins" + ${change} >= 0`.execute(db);
}

/**
 * Selects when the server last received a check-in of a user that others may know of.
 * @param verified 1 for a verified one, 0 for any
 */
function newest(db: Db, userId: string, verified: Flag) {
  return db
    .selectFrom('check_ins')
    .select((eb) =>
      eb.fn.max<string | null>(eb.fn.coalesce('receivedAt', 'createdAt')).as('reachedAt'),
    )
    .where('userId', '=', userId)
    .where('onlyForMe', '=', 0)
    .where('verified', '>=', verified);
}

/** Returns the paths of a check-in's pictures, in their order. */
export async function findAllPhotoPaths(db: Db, checkinId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('checkin_photos')
    .select('path')
    .where('checkinId', '=', checkinId)
    .orderBy('position')
    .limit(CHECKIN_PHOTOS_MAX)
    .execute();
  return rows.map(({ path }) => path);
}

/** Replaces the pictures of a check-in. */
export async function replacePhotos(
  db: Db,
  { row }: Authorized<OwnCheckin>,
  paths: readonly string[],
  now: string,
): Promise<void> {
  await db.deleteFrom('checkin_photos').where('checkinId', '=', row.id).execute();
  if (paths.length === 0) return;
  const photos = paths.map((path, position) => ({
    checkinId: row.id,
    position,
    path,
    createdAt: now,
  }));
  await db.insertInto('checkin_photos').values(photos).execute();
}
