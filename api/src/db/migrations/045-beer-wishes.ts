import { TEXT } from './postgres/types.ts';

/** Adds the wish lists of people: each row is a beer of a tap list, or a style. */
export const beerWishes: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE TABLE beer_wishes (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      beerId TEXT REFERENCES beer_recommendations (id) ON DELETE CASCADE,
      style TEXT,
      createdAt TEXT NOT NULL,
      UNIQUE (userId, beerId),
      UNIQUE (userId, style),
      CHECK ((beerId IS NULL) <> (style IS NULL))
    ) STRICT`,
    `CREATE INDEX beer_wishes_beer ON beer_wishes (beerId)`,
  ],
  postgres: [
    `CREATE TABLE beer_wishes (
      id ${TEXT} PRIMARY KEY,
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      "beerId" ${TEXT} REFERENCES beer_recommendations (id) ON DELETE CASCADE,
      style ${TEXT},
      "createdAt" instant NOT NULL,
      UNIQUE ("userId", "beerId"),
      UNIQUE ("userId", style),
      CHECK (("beerId" IS NULL) <> (style IS NULL))
    )`,
    `CREATE INDEX beer_wishes_beer ON beer_wishes ("beerId")`,
  ],
};
