function countIn(row: 'new'): string {
  return `INSERT INTO checkin_totals SELECT ${row}.checkins, 1 WHERE ${row}.checkins > 0
      ON CONFLICT DO UPDATE SET users = users + 1;
    INSERT INTO checkin_days
      SELECT ${row}.checkins, substr(coalesce(${row}.checkinsReachedAt, ''), 1, 10), 1
      WHERE ${row}.checkins > 0
      ON CONFLICT DO UPDATE SET users = users + 1;`;
}

function countOut(row: 'old'): string {
  return `UPDATE checkin_totals SET users = users - 1 WHERE checkins = ${row}.checkins;
    DELETE FROM checkin_totals WHERE checkins = ${row}.checkins AND users = 0;
    UPDATE checkin_days SET users = users - 1 WHERE checkins = ${row}.checkins
      AND day = substr(coalesce(${row}.checkinsReachedAt, ''), 1, 10);
    DELETE FROM checkin_days WHERE checkins = ${row}.checkins AND users = 0;`;
}

/** The first schema. */
export const initial: readonly string[] = [
  `CREATE TABLE users (
    id TEXT PRIMARY KEY,
    username TEXT NOT NULL COLLATE NOCASE UNIQUE,
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    location TEXT,
    profileImage TEXT,
    headerImage TEXT,
    role TEXT NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
    checkins INTEGER NOT NULL DEFAULT 0 CHECK (checkins >= 0),
    checkinsReachedAt TEXT,
    beerStylePreferences TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(beerStylePreferences)),
    latitude TEXT,
    longitude TEXT,
    createdAt TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX users_ranking ON users (checkins DESC, checkinsReachedAt, id) WHERE checkins > 0`,

  // How many users have a check-in count, and since which day: a rank is a short sum over these,
  // whatever the number of users.
  `CREATE TABLE checkin_totals (
    checkins INTEGER PRIMARY KEY,
    users INTEGER NOT NULL CHECK (users >= 0)
  ) STRICT`,
  `CREATE TABLE checkin_days (
    checkins INTEGER NOT NULL,
    day TEXT NOT NULL,
    users INTEGER NOT NULL CHECK (users >= 0),
    PRIMARY KEY (checkins, day)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TRIGGER user_ranked AFTER INSERT ON users WHEN new.checkins > 0 BEGIN
    ${countIn('new')}
  END`,
  `CREATE TRIGGER user_moved_up AFTER UPDATE OF checkins, checkinsReachedAt ON users BEGIN
    ${countOut('old')}
    ${countIn('new')}
  END`,
  `CREATE TRIGGER user_unranked AFTER DELETE ON users WHEN old.checkins > 0 BEGIN
    ${countOut('old')}
  END`,

  `CREATE TABLE sessions (
    tokenHash TEXT PRIMARY KEY,
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    createdAt TEXT NOT NULL,
    expiresAt TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX sessions_user ON sessions (userId)`,
  `CREATE INDEX sessions_expiry ON sessions (expiresAt)`,

  `CREATE TABLE verification_codes (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    codeHash TEXT NOT NULL,
    wrongTries INTEGER NOT NULL DEFAULT 0,
    isUsed INTEGER NOT NULL DEFAULT 0 CHECK (isUsed IN (0, 1)),
    expiresAt TEXT NOT NULL,
    createdAt TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX verification_codes_email ON verification_codes (email, createdAt)`,

  `CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    userId TEXT REFERENCES users (id) ON DELETE SET NULL,
    email TEXT,
    bytes INTEGER,
    createdAt TEXT NOT NULL,
    storedAt TEXT,
    claimedAt TEXT,
    isPersonal INTEGER NOT NULL DEFAULT 0 CHECK (isPersonal IN (0, 1))
  ) STRICT`,
  `CREATE INDEX uploads_user ON uploads (userId)`,
  `CREATE INDEX uploads_unclaimed ON uploads (createdAt) WHERE claimedAt IS NULL`,

  `CREATE TABLE breweries (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    zipCode TEXT NOT NULL,
    latitude TEXT,
    longitude TEXT,
    image TEXT,
    logo TEXT,
    type TEXT NOT NULL DEFAULT 'Craft Brewery',
    hours TEXT,
    policies TEXT,
    socialLinks TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(socialLinks)),
    phone TEXT,
    podcastUrl TEXT,
    photos TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(photos)),
    tapListUrl TEXT,
    podcastEpisode TEXT,
    checkins INTEGER NOT NULL DEFAULT 0 CHECK (checkins >= 0),
    rating TEXT NOT NULL DEFAULT '0.0',
    ownerId TEXT REFERENCES users (id) ON DELETE SET NULL,
    bannerImage TEXT,
    bannerLink TEXT,
    untappdUrl TEXT,
    checkinRadiusKm REAL CHECK (checkinRadiusKm > 0),
    searchText TEXT NOT NULL,
    createdAt TEXT NOT NULL,
    CHECK ((latitude IS NULL) = (longitude IS NULL)),
    CHECK (CAST(latitude AS REAL) BETWEEN -90 AND 90),
    CHECK (CAST(longitude AS REAL) BETWEEN -180 AND 180)
  ) STRICT`,
  `CREATE INDEX breweries_name ON breweries (name COLLATE NOCASE, seq)`,
  `CREATE INDEX breweries_owner ON breweries (ownerId)`,

  `CREATE VIRTUAL TABLE brewery_places
    USING rtree (seq, minLatitude, maxLatitude, minLongitude, maxLongitude)`,
  `CREATE TRIGGER brewery_placed AFTER INSERT ON breweries WHEN new.latitude IS NOT NULL BEGIN
    INSERT INTO brewery_places VALUES
      (new.seq, CAST(new.latitude AS REAL), CAST(new.latitude AS REAL),
       CAST(new.longitude AS REAL), CAST(new.longitude AS REAL));
  END`,
  `CREATE TRIGGER brewery_moved AFTER UPDATE OF latitude, longitude ON breweries BEGIN
    DELETE FROM brewery_places WHERE seq = old.seq;
    INSERT INTO brewery_places
      SELECT new.seq, CAST(new.latitude AS REAL), CAST(new.latitude AS REAL),
        CAST(new.longitude AS REAL), CAST(new.longitude AS REAL)
      WHERE new.latitude IS NOT NULL;
  END`,
  `CREATE TRIGGER brewery_removed AFTER DELETE ON breweries BEGIN
    DELETE FROM brewery_places WHERE seq = old.seq;
  END`,

  `CREATE TABLE user_favorites (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    createdAt TEXT NOT NULL,
    PRIMARY KEY (userId, breweryId)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX user_favorites_brewery ON user_favorites (breweryId)`,

  `CREATE TABLE brewery_ownerships (
    id TEXT PRIMARY KEY,
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    createdAt TEXT NOT NULL,
    UNIQUE (userId, breweryId)
  ) STRICT`,
  `CREATE INDEX brewery_ownerships_brewery ON brewery_ownerships (breweryId)`,

  `CREATE TABLE brewery_imports (
    breweryId TEXT PRIMARY KEY REFERENCES breweries (id) ON DELETE CASCADE,
    source TEXT NOT NULL,
    "values" TEXT NOT NULL CHECK (json_valid("values")),
    importedAt TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,

  `CREATE TABLE check_ins (
    id TEXT PRIMARY KEY,
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    notes TEXT,
    verified INTEGER NOT NULL DEFAULT 0 CHECK (verified IN (0, 1)),
    createdAt TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX check_ins_user_brewery ON check_ins (userId, breweryId, createdAt)`,
  `CREATE INDEX check_ins_user_time ON check_ins (userId, createdAt)`,
  `CREATE INDEX check_ins_brewery ON check_ins (breweryId)`,

  `CREATE TABLE beer_recommendations (
    id TEXT PRIMARY KEY,
    breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    breweryName TEXT NOT NULL,
    beerName TEXT NOT NULL,
    beerStyle TEXT NOT NULL,
    abv TEXT,
    ibu INTEGER,
    rating TEXT,
    description TEXT,
    priceSmall TEXT,
    priceMedium TEXT,
    priceLarge TEXT,
    availability TEXT NOT NULL DEFAULT 'available',
    lastUpdated TEXT NOT NULL,
    createdAt TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX beer_recommendations_brewery ON beer_recommendations (breweryId, beerStyle)`,

  `CREATE TABLE events (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    date TEXT NOT NULL,
    startTime TEXT NOT NULL,
    endTime TEXT NOT NULL,
    image TEXT NOT NULL,
    photos TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(photos)),
    ticketRequired INTEGER NOT NULL DEFAULT 0 CHECK (ticketRequired IN (0, 1)),
    ticketPrice TEXT,
    attendees INTEGER NOT NULL DEFAULT 0,
    createdAt TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX events_brewery ON events (breweryId)`,

  `CREATE TABLE special_events (
    id TEXT PRIMARY KEY,
    company TEXT NOT NULL,
    event TEXT NOT NULL,
    details TEXT NOT NULL,
    time TEXT NOT NULL,
    date TEXT NOT NULL,
    address TEXT NOT NULL,
    taproom INTEGER NOT NULL DEFAULT 0 CHECK (taproom IN (0, 1)),
    logo TEXT,
    location TEXT,
    rsvpRequired INTEGER NOT NULL DEFAULT 0 CHECK (rsvpRequired IN (0, 1)),
    ticketLink TEXT,
    sortAt TEXT,
    breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL,
    ownerId TEXT REFERENCES users (id) ON DELETE SET NULL,
    createdAt TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX special_events_order ON special_events (sortAt)`,
  `CREATE INDEX special_events_brewery ON special_events (breweryId)`,
  `CREATE INDEX special_events_owner ON special_events (ownerId)`,

  `CREATE TABLE weekly_events (
    id TEXT PRIMARY KEY,
    day TEXT NOT NULL CHECK (day IN
      ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
    brewery TEXT NOT NULL,
    event TEXT NOT NULL,
    title TEXT NOT NULL,
    details TEXT NOT NULL,
    time TEXT NOT NULL,
    logo TEXT,
    eventPhoto TEXT,
    instagram TEXT,
    twitter TEXT,
    facebook TEXT,
    address TEXT NOT NULL,
    breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL,
    ownerId TEXT REFERENCES users (id) ON DELETE SET NULL,
    createdAt TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX weekly_events_day ON weekly_events (day)`,
  `CREATE INDEX weekly_events_brewery ON weekly_events (breweryId)`,
  `CREATE INDEX weekly_events_owner ON weekly_events (ownerId)`,

  `CREATE TABLE podcast_episodes (
    id TEXT PRIMARY KEY,
    episodeNumber INTEGER NOT NULL,
    title TEXT NOT NULL,
    guest TEXT NOT NULL,
    business TEXT NOT NULL,
    duration TEXT NOT NULL,
    releaseDate TEXT NOT NULL,
    spotifyUrl TEXT NOT NULL,
    image TEXT NOT NULL,
    description TEXT,
    createdAt TEXT NOT NULL
  ) STRICT`,

  `CREATE INDEX podcast_episodes_release ON podcast_episodes (releaseDate DESC)`,

  `CREATE TABLE brewery_notes (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    notes TEXT NOT NULL,
    updatedAt TEXT NOT NULL,
    PRIMARY KEY (userId, breweryId)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX brewery_notes_brewery ON brewery_notes (breweryId)`,

  `CREATE TABLE mail_outbox (
    id TEXT PRIMARY KEY,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    nextAttemptAt TEXT NOT NULL,
    expiresAt TEXT NOT NULL,
    createdAt TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX mail_outbox_due ON mail_outbox (nextAttemptAt)`,

  `CREATE TABLE global_settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL CHECK (json_valid(value)),
    createdAt TEXT NOT NULL,
    updatedAt TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,

  `CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    updatedAt TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
];
