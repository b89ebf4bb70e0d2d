/**
 * Limits the indexes of the ranks to the people on the leaderboard, as the queries are: otherwise
 * each person who is counted is read from the table. SQLite reads the columns of an index's own
 * condition as well, so they are in its indexes.
 */
export const ranking: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `DROP INDEX users_ranking`,
    `CREATE INDEX users_ranking ON users (checkins DESC, checkinsReachedAt, id,
      suspendedAt, showsOnLeaderboard)
      WHERE checkins > 0 AND suspendedAt IS NULL AND showsOnLeaderboard = 1`,
    `DROP INDEX users_verified_ranking`,
    `CREATE INDEX users_verified_ranking ON users (verifiedCheckins DESC, verifiedReachedAt, id,
      suspendedAt, showsOnLeaderboard)
      WHERE verifiedCheckins > 0 AND suspendedAt IS NULL AND showsOnLeaderboard = 1`,
  ],
  postgres: [
    `DROP INDEX users_ranking`,
    `CREATE INDEX users_ranking ON users (checkins DESC, "checkinsReachedAt" NULLS FIRST, id)
      WHERE checkins > 0 AND "suspendedAt" IS NULL AND "showsOnLeaderboard" = 1`,
    `DROP INDEX users_verified_ranking`,
    `CREATE INDEX users_verified_ranking
      ON users ("verifiedCheckins" DESC, "verifiedReachedAt" NULLS FIRST, id)
      WHERE "verifiedCheckins" > 0 AND "suspendedAt" IS NULL AND "showsOnLeaderboard" = 1`,
  ],
};
