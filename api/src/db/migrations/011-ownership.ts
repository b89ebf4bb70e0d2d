/**
 * Adds lost ownerships, pin moves, the positions of check-ins, and the count of verified check-ins.
 */
export const ownership: readonly string[] = [
  `CREATE TABLE ownership_losses (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    lostAt TEXT NOT NULL,
    seenAt TEXT,
    PRIMARY KEY (userId, breweryId)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX ownership_losses_brewery ON ownership_losses (breweryId)`,

  `ALTER TABLE breweries ADD COLUMN pinMovedAt TEXT`,
  `CREATE TABLE brewery_pin_moves (
    breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    movedAt TEXT NOT NULL,
    PRIMARY KEY (breweryId, userId)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX brewery_pin_moves_user ON brewery_pin_moves (userId)`,

  `ALTER TABLE check_ins ADD COLUMN latitude TEXT`,
  `ALTER TABLE check_ins ADD COLUMN longitude TEXT`,
  // The speed rule needs only the last day; the second day allows for a clock that was set back.
  `UPDATE check_ins SET latitude = place.latitude, longitude = place.longitude
    FROM breweries AS place
    WHERE place.id = check_ins.breweryId
    AND check_ins.createdAt > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-2 days')`,

  `ALTER TABLE users ADD COLUMN verifiedCheckins INTEGER NOT NULL DEFAULT 0
    CHECK (verifiedCheckins >= 0)`,
  `ALTER TABLE users ADD COLUMN verifiedReachedAt TEXT`,
  `UPDATE users SET verifiedCheckins = verified.checkins, verifiedReachedAt = verified.reachedAt
    FROM (SELECT userId, count(*) AS checkins, max(createdAt) AS reachedAt
      FROM check_ins WHERE verified = 1 GROUP BY userId) AS verified
    WHERE verified.userId = users.id`,
  `CREATE INDEX users_verified_ranking ON users (verifiedCheckins DESC, verifiedReachedAt, id)
    WHERE verifiedCheckins > 0 AND suspendedAt IS NULL`,
];
