import { OPEN_TRAILS } from '@hoptrail/contracts/limits';
import type { TrailBadge } from '@hoptrail/contracts/trails/trails';
import type { Db } from '../../../db/database.ts';

/** Returns the badges of the trails that a person completed, the newest first; at most 100. */
export async function findAllTrailBadges(db: Db, userId: string): Promise<TrailBadge[]> {
  const rows = await db
    .selectFrom('passport_completions')
    .innerJoin('passports', 'passports.id', 'passport_completions.passportId')
    .select(['passportId as trailId', 'name', 'completedAt'])
    .where('userId', '=', userId)
    .orderBy('completedAt', 'desc')
    .orderBy('passportId')
    .limit(OPEN_TRAILS)
    .execute();
  return rows.map((row) => ({ ...row, icon: badgeIconOf(row.trailId) }));
}

/** Returns the path of the drawing of a trail's badge. */
export function badgeIconOf(trailId: string): string {
  return `/art/trails/${trailId}/badge.svg`;
}
