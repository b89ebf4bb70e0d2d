/** Adds the end and device of sessions, codes bound to browsers, wrong codes and sign-in links. */
export const signIn: readonly string[] = [
  `ALTER TABLE sessions ADD COLUMN endsAt TEXT NOT NULL DEFAULT '9999-12-31T00:00:00.000Z'`,
  `ALTER TABLE sessions ADD COLUMN lastUsedOn TEXT`,
  `ALTER TABLE sessions ADD COLUMN device TEXT`,
  // For sessions of older versions the 90 days begin at the upgrade.
  `UPDATE sessions SET
    endsAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+90 days'),
    lastUsedOn = coalesce(date(expiresAt, '-30 days'), date(createdAt))`,
  `ALTER TABLE verification_codes ADD COLUMN browser TEXT`,
  `ALTER TABLE verification_codes
    ADD COLUMN isKnownBrowser INTEGER NOT NULL DEFAULT 0 CHECK (isKnownBrowser IN (0, 1))`,
  `CREATE TABLE wrong_codes (
    id INTEGER PRIMARY KEY,
    email TEXT NOT NULL,
    budget TEXT NOT NULL CHECK (budget IN ('known', 'asking', 'firstTry', 'any')),
    browser TEXT,
    comparisons INTEGER NOT NULL,
    createdAt TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX wrong_codes_email ON wrong_codes (email, createdAt)`,
  `CREATE TABLE sign_in_links (
    tokenHash TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    expiresAt TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
];
