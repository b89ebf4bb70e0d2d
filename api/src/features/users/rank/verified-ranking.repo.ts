import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const isRanked = (row: 'new' | 'users') =>
  `${row}.verifiedCheckins > 0 AND ${row}.suspendedAt IS NULL`;
const dayOf = (row: 'new' | 'old' | 'users') =>
  `substr(coalesce(${row}.verifiedReachedAt, ''), 1, 10)`;

const countIn = `
  INSERT INTO verified_totals SELECT new.verifiedCheckins, 1 WHERE ${isRanked('new')}
    ON CONFLICT DO UPDATE SET users = users + 1;
  INSERT INTO verified_days SELECT new.verifiedCheckins, ${dayOf('new')}, 1 WHERE ${isRanked('new')}
    ON CONFLICT DO UPDATE SET users = users + 1;`;
const countOut = `
  UPDATE verified_totals SET users = users - 1
    WHERE checkins = old.verifiedCheckins AND old.suspendedAt IS NULL;
  DELETE FROM verified_totals WHERE checkins = old.verifiedCheckins AND users = 0;
  UPDATE verified_days SET users = users - 1
    WHERE checkins = old.verifiedCheckins AND old.suspendedAt IS NULL AND day = ${dayOf('old')};
  DELETE FROM verified_days WHERE checkins = old.verifiedCheckins AND users = 0;`;

/**
 * Creates the sums that a ranking by verified check-ins needs, and the triggers that keep them.
 * They live as long as the connection and are no part of the file: a server that ranks by all
 * check-ins has none of the cost.
 */
export async function createVerifiedRanking(db: Db): Promise<void> {
  for (const statement of [
    `CREATE TEMP TABLE verified_totals (checkins INTEGER PRIMARY KEY, users INTEGER NOT NULL)`,
    `CREATE TEMP TABLE verified_days (checkins INTEGER NOT NULL, day TEXT NOT NULL,
      users INTEGER NOT NULL, PRIMARY KEY (checkins, day)) WITHOUT ROWID`,
    `INSERT INTO verified_totals SELECT verifiedCheckins, count(*) FROM users
      WHERE ${isRanked('users')} GROUP BY 1`,
    `INSERT INTO verified_days SELECT verifiedCheckins, ${dayOf('users')}, count(*) FROM users
      WHERE ${isRanked('users')} GROUP BY 1, 2`,
    `CREATE TEMP TRIGGER verified_ranked AFTER INSERT ON main.users BEGIN ${countIn} END`,
    `CREATE TEMP TRIGGER verified_moved_up
      AFTER UPDATE OF verifiedCheckins, verifiedReachedAt, suspendedAt ON main.users
      BEGIN ${countOut} ${countIn} END`,
    `CREATE TEMP TRIGGER verified_unranked AFTER DELETE ON main.users BEGIN ${countOut} END`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
