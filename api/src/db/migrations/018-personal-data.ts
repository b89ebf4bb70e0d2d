import { TEXT } from './postgres/types.ts';

/**
 * The exports that people ask for, their imports of other logs, and the check-ins that these
 * contain.
 */
export const personalData: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE TABLE personal_exports (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ready', 'failed')),
      attempts INTEGER NOT NULL DEFAULT 0,
      nextAttemptAt TEXT NOT NULL,
      bytes INTEGER,
      readyAt TEXT,
      expiresAt TEXT,
      createdAt TEXT NOT NULL
    ) STRICT`,
    `CREATE INDEX personal_exports_due ON personal_exports (nextAttemptAt) WHERE state = 'waiting'`,

    `CREATE TABLE visit_imports (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      fileName TEXT NOT NULL,
      source TEXT CHECK (source IN ('untappd', 'swarm')),
      state TEXT NOT NULL DEFAULT 'sending'
        CHECK (state IN ('sending', 'waiting', 'done', 'failed')),
      bytes INTEGER NOT NULL,
      bytesRead INTEGER NOT NULL DEFAULT 0,
      added INTEGER NOT NULL DEFAULT 0,
      repeated INTEGER NOT NULL DEFAULT 0,
      skipped INTEGER NOT NULL DEFAULT 0,
      problem TEXT,
      problems TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(problems)),
      attempts INTEGER NOT NULL DEFAULT 0,
      nextAttemptAt TEXT NOT NULL,
      createdAt TEXT NOT NULL,
      finishedAt TEXT
    ) STRICT`,
    `CREATE INDEX visit_imports_user ON visit_imports (userId, createdAt)`,
    `CREATE INDEX visit_imports_due ON visit_imports (nextAttemptAt) WHERE state = 'waiting'`,

    `CREATE TABLE imported_visits (
      id TEXT PRIMARY KEY,
      importId TEXT NOT NULL REFERENCES visit_imports (id) ON DELETE CASCADE,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      source TEXT NOT NULL CHECK (source IN ('untappd', 'swarm')),
      sourceKey TEXT NOT NULL,
      breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL,
      placeKey TEXT,
      placeName TEXT,
      city TEXT,
      state TEXT,
      country TEXT,
      latitude TEXT,
      longitude TEXT,
      visitedAt TEXT NOT NULL,
      visitedOn TEXT NOT NULL,
      notes TEXT,
      beerName TEXT,
      beerBrewery TEXT,
      beerStyle TEXT,
      abv TEXT,
      ibu TEXT,
      rating TEXT,
      link TEXT,
      createdAt TEXT NOT NULL,
      UNIQUE (userId, source, sourceKey)
    ) STRICT`,
    `CREATE INDEX imported_visits_day ON imported_visits (userId, visitedOn, placeKey)`,
    `CREATE INDEX imported_visits_import ON imported_visits (importId, breweryId, placeKey)`,
    `CREATE INDEX imported_visits_brewery ON imported_visits (breweryId)`,
  ],
  postgres: [
    `CREATE TABLE personal_exports (
      id ${TEXT} PRIMARY KEY,
      "userId" ${TEXT} NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      state ${TEXT} NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ready', 'failed')),
      attempts integer NOT NULL DEFAULT 0,
      "nextAttemptAt" instant NOT NULL,
      bytes bigint,
      "readyAt" instant,
      "expiresAt" instant,
      "createdAt" instant NOT NULL
    )`,
    `CREATE INDEX personal_exports_due ON personal_exports ("nextAttemptAt") WHERE state = 'waiting'`,

    `CREATE TABLE visit_imports (
      id ${TEXT} PRIMARY KEY,
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      "fileName" ${TEXT} NOT NULL,
      source ${TEXT} CHECK (source IN ('untappd', 'swarm')),
      state ${TEXT} NOT NULL DEFAULT 'sending'
        CHECK (state IN ('sending', 'waiting', 'done', 'failed')),
      bytes bigint NOT NULL,
      "bytesRead" bigint NOT NULL DEFAULT 0,
      added integer NOT NULL DEFAULT 0,
      repeated integer NOT NULL DEFAULT 0,
      skipped integer NOT NULL DEFAULT 0,
      problem ${TEXT},
      problems json_text NOT NULL DEFAULT '[]',
      attempts integer NOT NULL DEFAULT 0,
      "nextAttemptAt" instant NOT NULL,
      "createdAt" instant NOT NULL,
      "finishedAt" instant
    )`,
    `CREATE INDEX visit_imports_user ON visit_imports ("userId", "createdAt")`,
    `CREATE INDEX visit_imports_due ON visit_imports ("nextAttemptAt") WHERE state = 'waiting'`,

    `CREATE TABLE imported_visits (
      id ${TEXT} PRIMARY KEY,
      "importId" ${TEXT} NOT NULL REFERENCES visit_imports (id) ON DELETE CASCADE,
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      source ${TEXT} NOT NULL CHECK (source IN ('untappd', 'swarm')),
      "sourceKey" ${TEXT} NOT NULL,
      "breweryId" ${TEXT} REFERENCES breweries (id) ON DELETE SET NULL,
      "placeKey" ${TEXT},
      "placeName" ${TEXT},
      city ${TEXT},
      state ${TEXT},
      country ${TEXT},
      latitude ${TEXT},
      longitude ${TEXT},
      "visitedAt" instant NOT NULL,
      "visitedOn" ${TEXT} NOT NULL,
      notes ${TEXT},
      "beerName" ${TEXT},
      "beerBrewery" ${TEXT},
      "beerStyle" ${TEXT},
      abv ${TEXT},
      ibu ${TEXT},
      rating ${TEXT},
      link ${TEXT},
      "createdAt" instant NOT NULL,
      UNIQUE ("userId", source, "sourceKey")
    )`,
    `CREATE INDEX imported_visits_day ON imported_visits ("userId", "visitedOn", "placeKey")`,
    `CREATE INDEX imported_visits_import ON imported_visits ("importId", "breweryId", "placeKey")`,
    `CREATE INDEX imported_visits_brewery ON imported_visits ("breweryId")`,
  ],
};
