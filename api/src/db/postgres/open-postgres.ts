import { Kysely } from 'kysely';
import type { DatabaseConfig } from '../../config/database/database-config.ts';
import type { Availability } from '../availability.ts';
import type { Db } from '../database.ts';
import type { ChangeFeed } from '../instances/change-feed.ts';
import type { Tables } from '../tables/tables.ts';
import { ChangeLog, type LogTimes } from './change-log/change-log.ts';
import { LoggedPostgresDialect } from './dialect.ts';
import type { Session } from './sessions/session.ts';
import { SessionPool } from './sessions/session-pool.ts';
import type { SessionSettings } from './sessions/session-settings.ts';

/** A database on PostgreSQL; `db.destroy()` closes its connections. */
export interface PostgresDatabase {
  db: Db;
  /** Begins to report the changes of other processes; the schema has to be there. */
  follow(): Promise<void>;
  /** Whether its server can be reached. */
  availability: Availability;
  close(): Promise<void>;
}

interface PostgresOptions {
  /** The settings of sessions for this process alone, if others than those of the pool. */
  own?: SessionSettings | undefined;
  /** A session for the pool to begin with. */
  first?: Session;
  /** The times of the change log. */
  times?: LogTimes;
}

/**
 * Opens a database on PostgreSQL. It connects at the first query.
 * @param changes receives the changed rows
 */
export function openPostgres(
  settings: DatabaseConfig & Pick<SessionSettings, 'pooling'>,
  changes?: ChangeFeed,
  { own = settings, first, times }: PostgresOptions = {},
): PostgresDatabase {
  const pool = new SessionPool(settings, first);
  const log = changes && new ChangeLog(changes, own, pool.availability, times);
  const db = new Kysely<Tables>({ dialect: new LoggedPostgresDialect(pool, log) });
  return {
    db,
    availability: pool.availability,
    follow: async () => await log?.start(),
    async close() {
      await log?.stop();
      await db.destroy();
    },
  };
}
