import { TEXT } from './postgres/types.ts';

/**
 * What only several instances need, so SQLite has none of it. Two tables are unlogged, which costs no
 * wait for the disk: a crash of the database empties them, and the instances fill them again.
 */
export const instances: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [],
  postgres: [
    // Tokens that clients took, as the library rate-limiter-flexible stores them.
    `CREATE UNLOGGED TABLE rate_limits (
      key ${TEXT} PRIMARY KEY,
      points bigint NOT NULL,
      expire bigint
    )`,
    // Running instances. A name is free again once it was not seen for a while.
    `CREATE UNLOGGED TABLE instances (
      name ${TEXT} PRIMARY KEY,
      version ${TEXT} NOT NULL,
      "keyMark" ${TEXT} NOT NULL,
      pictures ${TEXT} NOT NULL,
      "startedAt" instant NOT NULL,
      "seenAt" instant NOT NULL
    )`,
    // Which instance does what only one of them may do, where it cannot hold a lock.
    `CREATE TABLE leases (
      name ${TEXT} PRIMARY KEY,
      holder ${TEXT} NOT NULL,
      "expiresAt" instant NOT NULL
    )`,
  ],
};
