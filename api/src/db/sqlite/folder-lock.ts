import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Refusal } from '../../lib/refusal.ts';
import type { DatabaseOptions } from '../database.ts';
import { openSqliteFile } from './sqlite-file.ts';

/** Refusal to work in a data folder that another process is working in. */
export class FolderInUseError extends Refusal {
  constructor(folder: string) {
    super(`Another Hoptrail is using the data folder ${folder}. Stop it first, or set DATA_DIR.`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Takes a data folder for this process alone. The lock is SQLite's own, on a file of its own, so
 * that the operating system ends it with the process however that ends.
 * @param folder an existing folder
 * @returns releases the folder
 * @throws FolderInUseError when another process holds it
 */
export function lockFolder(folder: string, options: DatabaseOptions = {}): () => void {
  return lockFile(join(folder, 'hoptrail.lock'), options);
}

/** Takes a file of a folder for this process alone, as a sign that it works in that folder. */
export function lockFile(file: string, options: DatabaseOptions): () => void {
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
    throw error;
  }
  return () => lock.close();
}
