import { existsSync, rmSync, statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { openSqliteFile, type SqliteFileOptions } from './sqlite-file.ts';

/** What lies where a database is expected. */
export type FoundDatabase =
  /** No file, or a file without tables. */
  | { kind: 'missing' | 'empty' }
  | { kind: 'ours' }
  /** Of another program. */
  | { kind: 'foreign'; tables: string[] }
  /** Damaged, or no database at all: opening it says so. */
  | { kind: 'unreadable' };

const OURS = ['breweries', 'check_ins', 'users'];

/**
 * Looks at a database without changing it, not even its journal mode.
 * @param look asked of a database of ours, while it is open
 */
export function findDatabase(
  file: string,
  options: SqliteFileOptions,
  look: (database: Sqlite.Database) => void = () => {},
): FoundDatabase {
  if (!existsSync(file)) return { kind: 'missing' };
  const beside = [`${file}-wal`, `${file}-shm`].filter((path) => !existsSync(path));
  const found = readTables(file, options, look);
  // Another program does not expect what reading a write-ahead log leaves.
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

/** Whether SQLite says that a file is damaged, or no database. */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'SQLITE_NOTADB' || String(error.code).startsWith('SQLITE_CORRUPT');
}

function removeEmpty(path: string): void {
  const isShared = path.endsWith('-shm');
  if (existsSync(path) && (isShared || statSync(path).size === 0)) rmSync(path);
}
