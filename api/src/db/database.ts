import { Kysely } from 'kysely';
import type { ChangeFeed } from './instances/change-feed.ts';
import { ImmediateSqliteDialect } from './sqlite/dialect.ts';
import { RowTriggers } from './sqlite/row-triggers.ts';
import { openSqliteFile, type SqliteFileOptions } from './sqlite/sqlite-file.ts';
import { cacheStatements } from './sqlite/statement-cache.ts';
import type { Tables } from './tables/tables.ts';

/** The typed database that repositories take; a transaction is one too. */
export type Db = Kysely<Tables>;

export interface DatabaseOptions extends SqliteFileOptions {
  /** Receives the changes on this connection once `installTriggers` has run. */
  changes?: ChangeFeed | undefined;
}

/**
 * Opens the database file; creates it where there is none. Committed writes are on the disk
 * (`synchronous = FULL`), readers never wait for the writer (WAL), and foreign keys are enforced.
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
  // Overwrites deleted rows, so that a deleted account leaves nothing in the file.
  connection.pragma('secure_delete = ON');
  const triggers = options.changes && new RowTriggers(options.changes);
  triggers?.attach(connection);
  const openReader = () => openSqliteFile(file, options, { readonly: true, fileMustExist: true });
  return new Kysely<Tables>({
    dialect: new ImmediateSqliteDialect(cacheStatements(connection), openReader, triggers),
  });
}
