/**
 * Adds to the indexes of the ranks who is on the leaderboard: otherwise each person who is counted is
 * read from the table. SQLite reads the column of an index's own condition as well, so the indexes
 * have it. The condition stays, because a former release counts without `showsOnLeaderboard`.
 */
export const ranking: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `DROP INDEX users_ranking`,
    `CREATE INDEX users_ranking ON users (checkins DESC, checkinsReachedAt, id,
      showsOnLeaderboard, suspendedAt) WHERE checkins > 0 AND suspendedAt IS NULL`,
    `DROP INDEX users_verified_ranking`,
    `CREATE INDEX users_verified_ranking ON users (verifiedCheckins DESC, verifiedReachedAt, id,
      showsOnLeaderboard, suspendedAt) WHERE verifiedCheckins > 0 AND suspendedAt IS NULL`,
  ],
  postgres: [
    `DROP INDEX users_ranking`,
    `CREATE INDEX users_ranking ON users (checkins DESC, "checkinsReachedAt" NULLS FIRST, id,
      "showsOnLeaderboard", "suspendedAt") WHERE checkins > 0 AND "suspendedAt" IS NULL`,
    `DROP INDEX users_verified_ranking`,
    `CREATE INDEX users_verified_ranking ON users ("verifiedCheckins" DESC,
      "verifiedReachedAt" NULLS FIRST, id, "showsOnLeaderboard", "suspendedAt")
      WHERE "verifiedCheckins" > 0 AND "suspendedAt" IS NULL`,
  ],
};
