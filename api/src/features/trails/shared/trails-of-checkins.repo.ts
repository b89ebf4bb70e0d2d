import type { StampedTrail } from '@hoptrail/contracts/logbook/logbook';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';

/** Returns the trails on which check-ins of a person got a stamp, by check-in, by name. */
export async function findAllTrailsOfCheckins(
  db: Db,
  userId: string,
  checkins: readonly string[],
): Promise<Map<string, StampedTrail[]>> {
  const rows = await db
    .selectFrom('passport_stamps as stamp')
    .innerJoin('passports', 'passports.id', 'stamp.passportId')
    .select(['stamp.checkinId', 'passports.id', 'passports.name'])
    .where('stamp.checkinId', 'in', valuesOf(db, checkins))
    .where('stamp.userId', '=', userId)
    .orderBy('passports.name')
    .orderBy('passports.id')
    .execute();
  const trails = new Map<string, StampedTrail[]>();
  for (const { checkinId, ...trail } of rows) {
    const others = trails.get(checkinId ?? '');
    if (others) others.push(trail);
    else trails.set(checkinId ?? '', [trail]);
  }
  return trails;
}
