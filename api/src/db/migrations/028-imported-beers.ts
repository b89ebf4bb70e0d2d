const ATTEMPTS = ['visit_imports', 'personal_exports'].map(
  (table) => `ALTER TABLE ${table} ADD COLUMN "openAttempts" INTEGER NOT NULL DEFAULT 0`,
);

/**
 * Adds indexes in the order in which a person's imported beers and visits are read, so that no page
 * reads all of them. SQLite finds a place in an index only by columns, hence `listedStyle`. Also
 * counts the attempts of a job that did not end, as when it ended its process.
 */
export const importedBeers: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    ...ATTEMPTS,
    `ALTER TABLE imported_visits ADD COLUMN listedStyle TEXT
      GENERATED ALWAYS AS (coalesce(beerStyle, 'Other')) VIRTUAL`,
    `CREATE INDEX imported_visits_list ON imported_visits (userId, listedStyle, beerName, id)
      WHERE beerName IS NOT NULL`,
    `DROP INDEX imported_visits_beer`,
    `CREATE INDEX imported_visits_beer ON imported_visits
      (userId, beerName, coalesce(beerBrewery, ''), visitedAt, id) WHERE beerName IS NOT NULL`,
    `DROP INDEX imported_visits_day`,
    `CREATE INDEX imported_visits_day ON imported_visits
      (userId, visitedOn, placeKey, visitedAt, id)`,
    `CREATE INDEX beers_had_person ON beers_had (userId, id)`,
  ],
  postgres: [
    ...ATTEMPTS,
    `ALTER TABLE imported_visits ADD COLUMN "listedStyle" text COLLATE "C"
      GENERATED ALWAYS AS (coalesce("beerStyle", 'Other')) STORED`,
    `CREATE INDEX imported_visits_list ON imported_visits ("userId", "listedStyle", "beerName", id)
      WHERE "beerName" IS NOT NULL`,
    `DROP INDEX imported_visits_beer`,
    `CREATE INDEX imported_visits_beer ON imported_visits
      ("userId", "beerName", coalesce("beerBrewery", ''), "visitedAt", id)
      WHERE "beerName" IS NOT NULL`,
    `DROP INDEX imported_visits_day`,
    `CREATE INDEX imported_visits_day ON imported_visits
      ("userId", "visitedOn", "placeKey", "visitedAt", id)`,
    `CREATE INDEX beers_had_person ON beers_had ("userId", id)`,
  ],
};
