import { TEXT } from './postgres/types.ts';

/** Adds the question of a brewery on a trail, its right answers as JSON, and who tried and answered it. */
export const trailQuestions: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE passport_breweries ADD COLUMN question TEXT`,
    `ALTER TABLE passport_breweries ADD COLUMN answers TEXT`,
    `CREATE TABLE trail_answers (
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      trailId TEXT NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      triedOn TEXT NOT NULL,
      tries INTEGER NOT NULL,
      answeredAt TEXT,
      PRIMARY KEY (userId, trailId, breweryId)
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX trail_answers_trail ON trail_answers (trailId)`,
    `CREATE INDEX trail_answers_brewery ON trail_answers (breweryId)`,
  ],
  postgres: [
    `ALTER TABLE passport_breweries ADD COLUMN question ${TEXT}`,
    `ALTER TABLE passport_breweries ADD COLUMN answers ${TEXT}`,
    `CREATE TABLE trail_answers (
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      "trailId" ${TEXT} NOT NULL REFERENCES passports (id) ON DELETE CASCADE,
      "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      "triedOn" ${TEXT} NOT NULL,
      tries integer NOT NULL,
      "answeredAt" instant,
      PRIMARY KEY ("userId", "trailId", "breweryId")
    )`,
    `CREATE INDEX trail_answers_trail ON trail_answers ("trailId")`,
    `CREATE INDEX trail_answers_brewery ON trail_answers ("breweryId")`,
  ],
};
