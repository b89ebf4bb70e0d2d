import { type PostgresAddress, parseDatabaseUrl } from './database-url.ts';
import type { Environment } from './environment.ts';

const WAIT_MS = 5000;

/** Where the PostgreSQL database is, and how it is used. */
export interface DatabaseConfig extends PostgresAddress {
  /** How many connections there are at most. */
  connections: number;
  /** How long a query waits for one of them, in milliseconds. */
  waitMs: number;
  /** How long a statement may take, in milliseconds. */
  statementMs: number;
}

/** Returns the configured PostgreSQL database; undefined for SQLite. */
export function toDatabase(data: Environment): DatabaseConfig | undefined {
  if (data.DATABASE_URL === undefined) return undefined;
  const address = parseDatabaseUrl(data.DATABASE_URL);
  if ('problem' in address) return undefined;
  return {
    ...address,
    password: data.DATABASE_PASSWORD ?? address.password,
    connections: data.DATABASE_CONNECTIONS,
    waitMs: WAIT_MS,
    statementMs: data.DATABASE_TIMEOUT_SECONDS * 1000,
  };
}
