import type { LeaderboardEntry } from '@hoptrail/contracts/checkins';
import { displayName } from '@hoptrail/contracts/lib/text/identity';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Span } from './checkins.rules.ts';

interface Visit {
  userId: string;
  breweryId: string;
}

/** Returns when a user last checked in at a brewery, at or before `until`. */
export async function findLastCheckinAt(
  db: Db,
  { userId, breweryId }: Visit,
  until: string,
): Promise<string | undefined> {
  const [last] = await lastCheckins(db, { userId, breweryId, until });
  return last?.createdAt ?? undefined;
}

const lastCheckins = prepared((db, place: Visit & Pick<Span, 'until'>) =>
  db
    .selectFrom('check_ins')
    .select((eb) => eb.fn.max<string | null>('createdAt').as('createdAt'))
    .where('userId', '=', place.userId)
    .where('breweryId', '=', place.breweryId)
    .where('createdAt', '<=', place.until),
);

/**
 * Returns users by their number of check-ins, highest first; of equal ones, who reached it first.
 * Leaves out suspended users, users who left the leaderboard, and users without check-ins.
 * @param after the id of the last entry already read
 * @param verifiedOnly whether to count verified check-ins only
 */
export async function findLeaderboard(
  db: Db,
  {
    limit,
    after,
    verifiedOnly,
  }: { limit: number; after: string | undefined; verifiedOnly: boolean },
): Promise<LeaderboardEntry[]> {
  const count = verifiedOnly ? 'verifiedCheckins' : 'checkins';
  const reachedAt = verifiedOnly ? 'verifiedReachedAt' : 'checkinsReachedAt';
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'name', `${count} as checkins`, 'profileImage', 'showsTrail'])
    .where(count, '>', 0)
    .where('suspendedAt', 'is', null)
    .where('showsOnLeaderboard', '=', (eb) => eb.lit(1))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(-${sql.ref(count)}, ${sql.ref(reachedAt)}, id) >
          (select -${sql.ref(count)}, ${sql.ref(reachedAt)}, id from users where id = ${after})`,
      ),
    )
    .orderBy(count, 'desc')
    .orderBy(reachedAt, (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    name: displayName(row),
    showsTrail: row.showsTrail === 1,
  }));
}
