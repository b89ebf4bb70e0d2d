import { closeSync, fdatasyncSync, openSync, writeFileSync } from 'node:fs';
import type { DatabaseOptions } from '../database.ts';
import { openSqliteFile } from './sqlite-file.ts';

const PAGES_AT_ONCE = 256;
/** How much longer than the disk worked it is left to others, between two steps. */
const RESTS = 3;
const LONGEST_REST_MS = 500;
const sleeping = new Int32Array(new SharedArrayBuffer(4));

interface CopyOptions extends DatabaseOptions {
  onProgress?: (part: number) => void;
  /** Whether it takes longer, so that a server beside it does not wait for the disk. */
  isGentle?: boolean | undefined;
}

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
  options: CopyOptions,
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
        const start = performance.now();
        fdatasyncSync(written);
        if (options.isGentle) rest(performance.now() - start);
        return PAGES_AT_ONCE;
      },
    });
  } finally {
    closeSync(written);
    connection.close();
  }
}

/** Holds this process up: writers elsewhere have the disk to themselves. */
function rest(workedMs: number): void {
  Atomics.wait(sleeping, 0, 0, Math.min(RESTS * workedMs + 1, LONGEST_REST_MS));
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
