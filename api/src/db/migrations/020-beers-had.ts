import { TEXT } from './postgres/types.ts';

/**
 * Adds the beers that people had, and to each beer the number and the sum of its ratings. A row has
 * copies of the beer's name, style and strength, because it outlives the beer.
 */
export const beersHad: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE beer_recommendations ADD COLUMN ratedBy INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE beer_recommendations ADD COLUMN ratingTotal REAL NOT NULL DEFAULT 0`,
    `CREATE TABLE beers_had (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      beerId TEXT REFERENCES beer_recommendations (id) ON DELETE SET NULL,
      breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL,
      checkinId TEXT REFERENCES check_ins (id) ON DELETE SET NULL,
      beerName TEXT NOT NULL,
      beerStyle TEXT NOT NULL,
      abv TEXT,
      breweryName TEXT NOT NULL,
      rating REAL CHECK (rating BETWEEN 0.25 AND 5),
      notes TEXT,
      isShared INTEGER NOT NULL DEFAULT 0 CHECK (isShared IN (0, 1)),
      hadOn TEXT NOT NULL,
      searchText TEXT NOT NULL,
      createdAt TEXT NOT NULL,
      UNIQUE (userId, beerId)
    ) STRICT`,
    `CREATE INDEX beers_had_brewery ON beers_had (breweryId, userId)`,
    `CREATE INDEX beers_had_beer ON beers_had (beerId, isShared, createdAt, id)`,
    `CREATE INDEX beers_had_checkin ON beers_had (checkinId)`,
    `CREATE INDEX imported_visits_beer ON imported_visits (userId, beerName, visitedAt, id)
      WHERE beerName IS NOT NULL`,
  ],
  postgres: [
    `ALTER TABLE beer_recommendations ADD COLUMN "ratedBy" integer NOT NULL DEFAULT 0`,
    `ALTER TABLE beer_recommendations ADD COLUMN "ratingTotal" double precision NOT NULL DEFAULT 0`,
    `CREATE TABLE beers_had (
      id ${TEXT} PRIMARY KEY,
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      "beerId" ${TEXT} REFERENCES beer_recommendations (id) ON DELETE SET NULL,
      "breweryId" ${TEXT} REFERENCES breweries (id) ON DELETE SET NULL,
      "checkinId" ${TEXT} REFERENCES check_ins (id) ON DELETE SET NULL,
      "beerName" ${TEXT} NOT NULL,
      "beerStyle" ${TEXT} NOT NULL,
      abv ${TEXT},
      "breweryName" ${TEXT} NOT NULL,
      rating double precision CHECK (rating BETWEEN 0.25 AND 5),
      notes ${TEXT},
      "isShared" flag NOT NULL DEFAULT 0,
      "hadOn" ${TEXT} NOT NULL,
      "searchText" ${TEXT} NOT NULL,
      "createdAt" instant NOT NULL,
      UNIQUE ("userId", "beerId")
    )`,
    `CREATE INDEX beers_had_brewery ON beers_had ("breweryId", "userId")`,
    `CREATE INDEX beers_had_beer ON beers_had ("beerId", "isShared", "createdAt", id)`,
    `CREATE INDEX beers_had_checkin ON beers_had ("checkinId")`,
    `CREATE INDEX imported_visits_beer ON imported_visits ("userId", "beerName", "visitedAt", id)
      WHERE "beerName" IS NOT NULL`,
  ],
};
