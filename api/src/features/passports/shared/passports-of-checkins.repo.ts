import type { StampedPassport } from '@hoptrail/contracts/trail';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';

/** Returns the trails on which check-ins of a person made a stamp, by check-in, by name. */
export async function findAllPassportsOfCheckins(
  db: Db,
  userId: string,
  checkins: readonly string[],
): Promise<Map<string, StampedPassport[]>> {
  const rows = await db
    .selectFrom('passport_stamps as stamp')
    .innerJoin('passports', 'passports.id', 'stamp.passportId')
    .select(['stamp.checkinId', 'passports.id', 'passports.name'])
    .where('stamp.checkinId', 'in', valuesOf(db, checkins))
    .where('stamp.userId', '=', userId)
    .orderBy('passports.name')
    .orderBy('passports.id')
    .execute();
  const passports = new Map<string, StampedPassport[]>();
  for (const { checkinId, ...passport } of rows) {
    const others = passports.get(checkinId ?? '');
    if (others) others.push(passport);
    else passports.set(checkinId ?? '', [passport]);
  }
  return passports;
}
