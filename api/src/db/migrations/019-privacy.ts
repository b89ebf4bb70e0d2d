import { type ChangedKeys, statementTriggers } from './postgres/statement-triggers.ts';

/** Returns the SQL of the key of a rank group: a count, and the day on which it was reached. */
function rankGroup(count: string, reachedAt: string): string {
  return `${count} || ' ' || substr(coalesce(${reachedAt}, ''), 1, 10)`;
}

const NAMES = `ARRAY['users', 'rank_groups', 'verified_rank_groups']`;
const GROUPS = `${rankGroup('checkins', '"checkinsReachedAt"')},
  ${rankGroup('"verifiedCheckins"', '"verifiedReachedAt"')}`;
const RANKED = `checkins, "checkinsReachedAt", "verifiedCheckins", "verifiedReachedAt",
  "suspendedAt", "showsOnLeaderboard"`;

/** As in 015, and with the choice of who is on the leaderboard. */
const users: ChangedKeys = {
  rows: (table) =>
    `SELECT unnest(${NAMES}) AS name, unnest(ARRAY[id, ${GROUPS}]) AS key FROM ${table}`,
  // Rows that are the same before and after are twice there.
  updated: `SELECT 'users' AS name, id AS key FROM new_rows UNION
    SELECT unnest(ARRAY['rank_groups', 'verified_rank_groups']), unnest(ARRAY[${GROUPS}])
    FROM (
      SELECT id, ${RANKED} FROM old_rows UNION ALL
      SELECT id, ${RANKED} FROM new_rows
    ) AS both_rows
    GROUP BY id, ${RANKED} HAVING count(*) = 1`,
};

/**
 * Adds what people show of themselves: a place on the leaderboard, unless they leave it, and their
 * trail, if they choose so. Check-ins that are only for the person have a counter of their own:
 * `checkins` and `verifiedCheckins` count those that others may know of.
 */
export const privacy: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE users ADD COLUMN showsOnLeaderboard INTEGER NOT NULL DEFAULT 1
      CHECK (showsOnLeaderboard IN (0, 1))`,
    `ALTER TABLE users ADD COLUMN showsTrail INTEGER NOT NULL DEFAULT 0 CHECK (showsTrail IN (0, 1))`,
    `ALTER TABLE users ADD COLUMN privateCheckins INTEGER NOT NULL DEFAULT 0
      CHECK (privateCheckins >= 0)`,
    `CREATE INDEX check_ins_private ON check_ins (userId, breweryId, createdAt) WHERE onlyForMe = 1`,
  ],
  postgres: [
    `ALTER TABLE users ADD COLUMN "showsOnLeaderboard" flag NOT NULL DEFAULT 1`,
    `ALTER TABLE users ADD COLUMN "showsTrail" flag NOT NULL DEFAULT 0`,
    `ALTER TABLE users ADD COLUMN "privateCheckins" integer NOT NULL DEFAULT 0
      CHECK ("privateCheckins" >= 0)`,
    `CREATE INDEX check_ins_private ON check_ins ("userId", "breweryId", "createdAt")
      WHERE "onlyForMe" = 1`,
    ...['inserts', 'deletes', 'updates'].map((event) => `DROP TRIGGER log_${event} ON users`),
    ...statementTriggers('users', users),
  ],
};
