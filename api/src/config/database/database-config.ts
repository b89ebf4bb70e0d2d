import type { Environment } from '../environment.ts';
import { type PostgresAddress, parseDatabaseUrl } from './database-url.ts';

const WAIT_MS = 5000;
const SILENCE_MS = 3000;

/** Where the PostgreSQL database is, and how it is used. */
export interface DatabaseConfig extends PostgresAddress {
  /** How many connections there are at most. */
  connections: number;
  /** How long a query waits for one of them, in milliseconds. */
  waitMs: number;
  /** How long a statement may take, in milliseconds. */
  statementMs: number;
  /** The address that bypasses a pooler; undefined where there is none, or none is needed. */
  direct: PostgresAddress | undefined;
  /** How long a server may not answer before it is asked on another connection, in milliseconds. */
  silenceMs: number;
}

/** Returns the configured PostgreSQL database; undefined for SQLite. */
export function toDatabase(data: Environment): DatabaseConfig | undefined {
  if (data.DATABASE_URL === undefined) return undefined;
  const address = parseDatabaseUrl(data.DATABASE_URL);
  if ('problem' in address) return undefined;
  const password = data.DATABASE_PASSWORD ?? address.password;
  return {
    ...address,
    password,
    connections: data.DATABASE_CONNECTIONS,
    waitMs: WAIT_MS,
    statementMs: data.DATABASE_TIMEOUT_SECONDS * 1000,
    direct: toDirect(data, password),
    silenceMs: SILENCE_MS,
  };
}

function toDirect(
  { DATABASE_DIRECT_URL: url, DATABASE_PASSWORD }: Environment,
  password: string | undefined,
): PostgresAddress | undefined {
  if (url === undefined) return undefined;
  const address = parseDatabaseUrl(url);
  if ('problem' in address) return undefined;
  return { ...address, password: DATABASE_PASSWORD ?? address.password ?? password };
}

/** Returns a sentence where `DATABASE_DIRECT_URL` bypasses nothing. */
export function databaseContradictions(data: Environment): string[] {
  if (data.DATABASE_DIRECT_URL === undefined || data.DATABASE_URL !== undefined) return [];
  return [
    'DATABASE_DIRECT_URL is set without DATABASE_URL. Set DATABASE_URL to the pooler, or to the same address.',
  ];
}
