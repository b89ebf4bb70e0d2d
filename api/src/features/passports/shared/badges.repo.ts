import { OPEN_PASSPORTS } from '@hoptrail/contracts/limits';
import type { PassportBadge } from '@hoptrail/contracts/passports';
import type { Db } from '../../../db/database.ts';

/** Returns the badges of the trails that a person completed, the newest first; at most 100. */
export async function findAllPassportBadges(db: Db, userId: string): Promise<PassportBadge[]> {
  const rows = await db
    .selectFrom('passport_completions')
    .innerJoin('passports', 'passports.id', 'passport_completions.passportId')
    .select(['passportId', 'name', 'completedAt'])
    .where('userId', '=', userId)
    .orderBy('completedAt', 'desc')
    .orderBy('passportId')
    .limit(OPEN_PASSPORTS)
    .execute();
  return rows.map((row) => ({ ...row, icon: badgeIconOf(row.passportId) }));
}

/** Returns the path of the drawing of a trail's badge. */
export function badgeIconOf(passportId: string): string {
  return `/art/passports/${passportId}/badge.svg`;
}
