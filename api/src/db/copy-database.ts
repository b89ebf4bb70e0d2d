import { closeSync, fdatasyncSync, openSync, writeFileSync } from 'node:fs';
import type { DatabaseOptions } from './database.ts';
import { openSqliteFile } from './sqlite-file.ts';

const PAGES_AT_ONCE = 256;

/**
 * Copies a database as it is at this moment, also while another process writes to it: neither
 * waits for the other.
 * @param target a file that is not there yet
 * @param onProgress told the copied part, 0 to 1
 * @throws SqliteError when the source is no database or is damaged, or the disk is full
 */
export async function copyDatabase(
  source: string,
  target: string,
  options: DatabaseOptions & { onProgress?: (part: number) => void },
): Promise<void> {
  const connection = openSqliteFile(source, options, { fileMustExist: true });
  writeFileSync(target, '', { flag: 'wx', mode: 0o600 });
  const written = openSync(target, 'r');
  try {
    // One snapshot for all steps: otherwise every write beside the copy begins it anew.
    connection.exec('begin; select count(*) from sqlite_schema');
    await connection.backup(target, {
      progress({ totalPages, remainingPages }) {
        options.onProgress?.(1 - remainingPages / totalPages);
        // A megabyte at a time: a check-in beside it would wait for all that was not yet flushed.
        fdatasyncSync(written);
        return PAGES_AT_ONCE;
      },
    });
  } finally {
    closeSync(written);
    connection.close();
  }
}

/** Makes a closed database one file, with nothing beside it that belongs to it. */
export function sealDatabase(file: string, options: DatabaseOptions): void {
  const connection = openSqliteFile(file, options, { fileMustExist: true });
  try {
    connection.pragma('journal_mode = delete');
  } finally {
    connection.close();
  }
}
