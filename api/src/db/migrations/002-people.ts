/** Adds a user to the sums of the ranking; suspended users do not count. */
const countIn = `INSERT INTO checkin_totals
      SELECT new.checkins, 1 WHERE new.checkins > 0 AND new.suspendedAt IS NULL
      ON CONFLICT DO UPDATE SET users = users + 1;
    INSERT INTO checkin_days
      SELECT new.checkins, substr(coalesce(new.checkinsReachedAt, ''), 1, 10), 1
      WHERE new.checkins > 0 AND new.suspendedAt IS NULL
      ON CONFLICT DO UPDATE SET users = users + 1;`;

const countOut = `UPDATE checkin_totals SET users = users - 1
      WHERE checkins = old.checkins AND old.suspendedAt IS NULL;
    DELETE FROM checkin_totals WHERE checkins = old.checkins AND users = 0;
    UPDATE checkin_days SET users = users - 1
      WHERE checkins = old.checkins AND old.suspendedAt IS NULL
      AND day = substr(coalesce(old.checkinsReachedAt, ''), 1, 10);
    DELETE FROM checkin_days WHERE checkins = old.checkins AND users = 0;`;

/** Adds suspended users, claims of breweries, and the history of changes. */
export const people: readonly string[] = [
  `ALTER TABLE users ADD COLUMN suspendedAt TEXT`,
  `ALTER TABLE users ADD COLUMN suspensionReason TEXT`,
  `CREATE INDEX users_joined ON users (createdAt, id)`,
  `DROP INDEX users_ranking`,
  `CREATE INDEX users_ranking ON users (checkins DESC, checkinsReachedAt, id)
    WHERE checkins > 0 AND suspendedAt IS NULL`,
  `DROP TRIGGER user_ranked`,
  `DROP TRIGGER user_moved_up`,
  `DROP TRIGGER user_unranked`,
  `CREATE TRIGGER user_ranked AFTER INSERT ON users
  WHEN new.checkins > 0 AND new.suspendedAt IS NULL BEGIN
    ${countIn}
  END`,
  `CREATE TRIGGER user_moved_up AFTER UPDATE OF checkins, checkinsReachedAt, suspendedAt ON users BEGIN
    ${countOut}
    ${countIn}
  END`,
  `CREATE TRIGGER user_unranked AFTER DELETE ON users WHEN old.checkins > 0 BEGIN
    ${countOut}
  END`,

  `CREATE TABLE brewery_claims (
    id TEXT PRIMARY KEY,
    breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    proof TEXT NOT NULL,
    contact TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'open'
      CHECK (status IN ('open', 'approved', 'declined', 'withdrawn')),
    reason TEXT,
    decidedAt TEXT,
    decidedById TEXT REFERENCES users (id) ON DELETE SET NULL,
    createdAt TEXT NOT NULL
  ) STRICT`,
  `CREATE UNIQUE INDEX brewery_claims_open ON brewery_claims (breweryId, userId)
    WHERE status = 'open'`,
  `CREATE INDEX brewery_claims_waiting ON brewery_claims (createdAt, id) WHERE status = 'open'`,
  `CREATE INDEX brewery_claims_brewery ON brewery_claims (breweryId)`,
  `CREATE INDEX brewery_claims_user ON brewery_claims (userId, createdAt)`,
  `CREATE INDEX brewery_claims_decider ON brewery_claims (decidedById)`,

  `CREATE TABLE audit_entries (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    createdAt TEXT NOT NULL,
    actorId TEXT REFERENCES users (id) ON DELETE SET NULL,
    verb TEXT NOT NULL,
    kind TEXT NOT NULL,
    object TEXT,
    name TEXT NOT NULL,
    breweryId TEXT REFERENCES breweries (id) ON DELETE SET NULL,
    userId TEXT REFERENCES users (id) ON DELETE SET NULL,
    changes TEXT NOT NULL CHECK (json_valid(changes))
  ) STRICT`,
  `CREATE INDEX audit_entries_actor ON audit_entries (actorId)`,
  `CREATE INDEX audit_entries_brewery ON audit_entries (breweryId)`,
  `CREATE INDEX audit_entries_user ON audit_entries (userId)`,
  `CREATE INDEX audit_entries_kind ON audit_entries (kind)`,
];
