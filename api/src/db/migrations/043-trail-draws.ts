import { TEXT } from './postgres/types.ts';

/** Adds the people who were drawn among those who finished a trail, each once for a trail. */
export const trailDraws: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE TABLE trail_draws (
      id TEXT PRIMARY KEY,
      trailId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      prize TEXT NOT NULL,
      drawnAt TEXT NOT NULL
    ) STRICT`,
    `CREATE UNIQUE INDEX trail_draws_trail ON trail_draws (trailId, userId)`,
    `CREATE INDEX trail_draws_user ON trail_draws (userId)`,
  ],
  postgres: [
    `CREATE TABLE trail_draws (
      id ${TEXT} PRIMARY KEY,
      "trailId" ${TEXT} NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      prize ${TEXT} NOT NULL,
      "drawnAt" instant NOT NULL
    )`,
    `CREATE UNIQUE INDEX trail_draws_trail ON trail_draws ("trailId", "userId")`,
    `CREATE INDEX trail_draws_user ON trail_draws ("userId")`,
  ],
};
