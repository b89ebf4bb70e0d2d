import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { WrongFolderError } from '../../lib/files/writable-folder.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { DatabaseOptions } from '../database.ts';
import { isUnreadable } from './find-tables.ts';
import { openSqliteFile } from './sqlite-file.ts';

/** Thrown for a data folder that another process uses. */
export class FolderInUseError extends Refusal {
  constructor(folder: string) {
    super(`Another Hoptrail is using the data folder ${folder}. Stop it first, or set DATA_DIR.`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Locks a data folder for this process, by SQLite's lock on a separate file, so that the operating
 * system releases it when the process ends in any way.
 * @param folder an existing folder
 * @returns releases the folder
 * @throws FolderInUseError when another process holds it
 */
export function lockFolder(folder: string, options: DatabaseOptions = {}): () => void {
  return lockFile(join(folder, 'hoptrail.lock'), options);
}

/** Locks a file for this process; only its owner can read a new one. @returns releases the lock */
export function lockFile(file: string, options: DatabaseOptions): () => void {
  // SQLite would create it with the mode of the process. An existing one is not opened here: closing
  // it would release the lock that this process may hold.
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  const lock = openSqliteFile(file, options, { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new FolderInUseError(dirname(file));
    }
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_FULL') {
      throw new Refusal(`The disk of ${dirname(file)} is full. Make room, then try again.`);
    }
    if (isUnreadable(error)) {
      throw new WrongFolderError(`${file} is damaged. Remove it: it holds no data.`, {
        cause: error,
      });
    }
    throw error;
  }
  return () => lock.close();
}
