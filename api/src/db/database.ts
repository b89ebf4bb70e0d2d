import { Kysely } from 'kysely';
import type { ChangeFeed } from './sqlite/change-feed.ts';
import { ImmediateSqliteDialect } from './sqlite/dialect.ts';
import { openSqliteFile, type SqliteFileOptions } from './sqlite/sqlite-file.ts';
import { cacheStatements } from './sqlite/statement-cache.ts';
import type { Tables } from './tables.ts';

/** The typed database, as repositories take it; a transaction is one too. */
export type Db = Kysely<Tables>;

export interface DatabaseOptions extends SqliteFileOptions {
  /** Learns what is written on this connection, once it is followed. */
  changes?: ChangeFeed | undefined;
}

/**
 * Opens the database file, making it where there is none. Every committed write is on the disk
 * (`synchronous = FULL`), readers never wait for the writer (WAL), foreign keys hold.
 * @param file path of the database
 * @returns the database; `destroy()` closes it
 * @throws SqliteError when the file cannot be opened or is no database
 */
export function openDatabase(file: string, options: DatabaseOptions = {}): Db {
  const connection = openSqliteFile(file, options);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('cache_size = -32000');
  connection.pragma('trusted_schema = OFF');
  // What is deleted is overwritten: an account that goes leaves nothing in the file.
  connection.pragma('secure_delete = ON');
  options.changes?.attach(connection);
  return new Kysely<Tables>({
    dialect: new ImmediateSqliteDialect(cacheStatements(connection), options.changes),
  });
}
