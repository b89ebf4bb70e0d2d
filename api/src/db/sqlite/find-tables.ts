import { existsSync, rmSync, statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { openSqliteFile, type SqliteFileOptions } from './sqlite-file.ts';

/** The kind of a file that should be our database. */
export type FoundDatabase =
  /** No file, or a file without tables. */
  | { kind: 'missing' | 'empty' }
  | { kind: 'ours' }
  /** A database of another program. */
  | { kind: 'foreign'; tables: string[] }
  /** Damaged, or not a database; opening it reports that. */
  | { kind: 'unreadable' };

const OURS = ['breweries', 'check_ins', 'users'];

/**
 * Finds out whose database a file is, without changing anything, not even its journal mode.
 * @param look called with a database of Hoptrail while it is open
 */
export function findDatabase(
  file: string,
  options: SqliteFileOptions,
  look: (database: Sqlite.Database) => void = () => {},
): FoundDatabase {
  if (!existsSync(file)) return { kind: 'missing' };
  const beside = [`${file}-wal`, `${file}-shm`].filter((path) => !existsSync(path));
  const found = readTables(file, options, look);
  // Reading a write-ahead log leaves files that the other program does not expect.
  if (found.kind === 'foreign') for (const path of beside) removeEmpty(path);
  return found;
}

function readTables(
  file: string,
  options: SqliteFileOptions,
  look: (database: Sqlite.Database) => void,
): FoundDatabase {
  const database = openSqliteFile(file, options, { readonly: true, fileMustExist: true });
  try {
    const tables = database
      .prepare<[], string>(
        `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
          and name not like 'kysely\\_%' escape '\\' order by name`,
      )
      .pluck()
      .all();
    if (tables.length === 0) return { kind: 'empty' };
    if (!OURS.every((name) => tables.includes(name))) return { kind: 'foreign', tables };
    look(database);
    return { kind: 'ours' };
  } catch (error) {
    if (isUnreadable(error)) return { kind: 'unreadable' };
    throw error;
  } finally {
    database.close();
  }
}

/** Tells whether an error or one of its causes means that a file is damaged or not a database. */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT') || isUnreadable(error.cause);
}

function removeEmpty(path: string): void {
  const isShared = path.endsWith('-shm');
  if (existsSync(path) && (isShared || statSync(path).size === 0)) rmSync(path);
}
