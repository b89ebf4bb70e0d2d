import { type ChangedKeys, statementTriggers } from './postgres/statement-triggers.ts';
import { TEXT } from './postgres/types.ts';

/** Returns the SQL of the key of a rank group: a count, and the day on which it was reached. */
function rankGroup(count: string, reachedAt: string): string {
  return `${count} || ' ' || substr(coalesce(${reachedAt}, ''), 1, 10)`;
}

/** Returns the SQL of the key of a shown rank group; null without a shown count. */
function shownGroup(count: string, reachedAt: string): string {
  return `CASE WHEN "shownOn" IS NOT NULL THEN ${rankGroup(count, reachedAt)} END`;
}

const NAMES = `'rank_groups', 'verified_rank_groups', 'shown_rank_groups', 'shown_verified_rank_groups'`;
const GROUPS = `${rankGroup('checkins', '"checkinsReachedAt"')},
  ${rankGroup('"verifiedCheckins"', '"verifiedReachedAt"')},
  ${shownGroup('"shownCheckins"', '"shownReachedAt"')},
  ${shownGroup('"shownVerifiedCheckins"', '"shownVerifiedReachedAt"')}`;
const RANKED = `checkins, "checkinsReachedAt", "verifiedCheckins", "verifiedReachedAt",
  "suspendedAt", "showsOnLeaderboard", "shownOn", "shownCheckins", "shownReachedAt",
  "shownVerifiedCheckins", "shownVerifiedReachedAt"`;

/** As in 019, and with the counters that others see. */
const users: ChangedKeys = {
  rows: (table) =>
    `SELECT * FROM (SELECT unnest(ARRAY['users', ${NAMES}]) AS name, unnest(ARRAY[id, ${GROUPS}]) AS key
      FROM ${table}) AS keys WHERE key IS NOT NULL`,
  // Rows that are the same before and after are twice there.
  updated: `SELECT 'users' AS name, id AS key FROM new_rows UNION
    SELECT * FROM (SELECT unnest(ARRAY[${NAMES}]) AS name, unnest(ARRAY[${GROUPS}]) AS key
      FROM (
        SELECT id, ${RANKED} FROM old_rows UNION ALL
        SELECT id, ${RANKED} FROM new_rows
      ) AS both_rows
      GROUP BY id, ${RANKED} HAVING count(*) = 1) AS keys WHERE key IS NOT NULL`,
};

/** The day of the newest check-in of a user, in UTC. */
const DAY = `substr("checkinsReachedAt", 1, 10)`;

/** Selects the check-ins of a user that others may know of. */
function publicCheckins(select: string, condition: string): string {
  return `(SELECT ${select} FROM check_ins AS visit WHERE visit."userId" = users.id
      AND visit."onlyForMe" = 0 AND ${condition})`;
}

function beforeDay(count: string, verified: 0 | 1): string {
  const ofDay = `visit.verified >= ${verified} AND visit."createdAt" >= ${DAY}`;
  const left = `${count} - ${publicCheckins('count(*)', ofDay)}`;
  return `CASE WHEN ${left} > 0 THEN ${left} ELSE 0 END`;
}

function reachedBeforeDay(verified: 0 | 1): string {
  const before = `visit.verified >= ${verified} AND visit."createdAt" < ${DAY}`;
  return publicCheckins('max(visit."createdAt")', before);
}

/** Fills in what those have before the newest day who checked in on it; it may be today. */
const keepShown = `UPDATE users SET
  "shownOn" = ${DAY},
  "shownCheckins" = ${beforeDay('checkins', 0)},
  "shownReachedAt" = ${reachedBeforeDay(0)},
  "shownVerifiedCheckins" = ${beforeDay('"verifiedCheckins"', 1)},
  "shownVerifiedReachedAt" = ${reachedBeforeDay(1)}
  WHERE ${DAY} = (SELECT substr(max("checkinsReachedAt"), 1, 10) FROM users)`;

const sharedRatings = (select: string) => `(SELECT ${select} FROM beers_had AS had
  LEFT JOIN check_ins ON check_ins.id = had."checkinId"
  WHERE had."beerId" = beer_recommendations.id AND had."isShared" = 1
  AND had.rating IS NOT NULL AND coalesce(check_ins."onlyForMe", 0) = 0)`;

const countShared = `UPDATE beer_recommendations SET "ratedBy" = ${sharedRatings('count(*)')},
  "ratingTotal" = ${sharedRatings('coalesce(sum(had.rating), 0)')} WHERE "ratedBy" <> 0`;

/** The pictures of check-ins, unless the person shows them on their profile too. */
const hideNotes = `UPDATE uploads SET "isPrivate" = 1 WHERE EXISTS (SELECT 1 FROM checkin_photos
    WHERE path = '/objects/uploads/' || uploads.id)
  AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = uploads."userId"
    AND '/objects/uploads/' || uploads.id IN ("profileImage", "headerImage"))`;

/** Creates the indexes of the ranks again, with the day that tells which values others see. */
function rankingIndexes(nullsFirst: string): string[] {
  const index = (name: string, columns: string, count: string) =>
    `CREATE INDEX ${name} ON users (${columns}) WHERE ${count} > 0 AND "suspendedAt" IS NULL`;
  const all = (count: string, reachedAt: string) =>
    `${count} DESC, ${reachedAt}${nullsFirst}, id, "showsOnLeaderboard", "suspendedAt"`;
  const [shown, verified] = ['"shownCheckins"', '"shownVerifiedCheckins"'];
  return [
    `DROP INDEX users_ranking`,
    `DROP INDEX users_verified_ranking`,
    index('users_ranking', `${all('checkins', '"checkinsReachedAt"')}, "shownOn"`, 'checkins'),
    index(
      'users_verified_ranking',
      `${all('"verifiedCheckins"', '"verifiedReachedAt"')}, "shownOn"`,
      '"verifiedCheckins"',
    ),
    index('users_shown_ranking', `"shownOn", ${all(shown, '"shownReachedAt"')}`, shown),
    index(
      'users_shown_verified_ranking',
      `"shownOn", ${all(verified, '"shownVerifiedReachedAt"')}`,
      verified,
    ),
  ];
}

/**
 * Adds what others see of a person: the counters of before the day of their last change, ratings
 * without those that are not shared, and pictures that only their person may open.
 */
export const seenByOthers: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE users ADD COLUMN shownOn TEXT`,
    `ALTER TABLE users ADD COLUMN shownCheckins INTEGER NOT NULL DEFAULT 0 CHECK (shownCheckins >= 0)`,
    `ALTER TABLE users ADD COLUMN shownReachedAt TEXT`,
    `ALTER TABLE users ADD COLUMN shownVerifiedCheckins INTEGER NOT NULL DEFAULT 0
      CHECK (shownVerifiedCheckins >= 0)`,
    `ALTER TABLE users ADD COLUMN shownVerifiedReachedAt TEXT`,
    keepShown,
    ...rankingIndexes(''),
    countShared,
    `ALTER TABLE uploads ADD COLUMN isPrivate INTEGER NOT NULL DEFAULT 0 CHECK (isPrivate IN (0, 1))`,
    hideNotes,
  ],
  postgres: [
    `ALTER TABLE users ADD COLUMN "shownOn" ${TEXT}`,
    `ALTER TABLE users ADD COLUMN "shownCheckins" integer NOT NULL DEFAULT 0
      CHECK ("shownCheckins" >= 0)`,
    `ALTER TABLE users ADD COLUMN "shownReachedAt" instant`,
    `ALTER TABLE users ADD COLUMN "shownVerifiedCheckins" integer NOT NULL DEFAULT 0
      CHECK ("shownVerifiedCheckins" >= 0)`,
    `ALTER TABLE users ADD COLUMN "shownVerifiedReachedAt" instant`,
    keepShown,
    ...rankingIndexes(' NULLS FIRST'),
    countShared,
    `ALTER TABLE uploads ADD COLUMN "isPrivate" flag NOT NULL DEFAULT 0`,
    hideNotes,
    ...['inserts', 'deletes', 'updates'].map((event) => `DROP TRIGGER log_${event} ON users`),
    ...statementTriggers('users', users),
  ],
};
