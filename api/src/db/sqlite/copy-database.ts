import { closeSync, fdatasyncSync, openSync, writeFileSync } from 'node:fs';
import type { DatabaseOptions } from '../database.ts';
import { openSqliteFile } from './sqlite-file.ts';

const PAGES_AT_ONCE = 256;
/** The length of the pause after each step, as a multiple of the step's duration. */
const RESTS = 3;
const LONGEST_REST_MS = 500;
const sleeping = new Int32Array(new SharedArrayBuffer(4));

interface CopyOptions extends DatabaseOptions {
  onProgress?: (part: number) => void;
  /** Whether to pause between steps, so that a server does not wait for the disk. */
  isGentle?: boolean | undefined;
}

/**
 * Copies a snapshot of a database, also while another process writes to it; neither waits for the
 * other.
 * @param target path of a file that does not exist
 * @param onProgress called with the copied part, 0 to 1
 * @throws SqliteError when the source is not a database or is damaged, or the disk is full
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
    // One snapshot for all steps: otherwise every concurrent write restarts the copy.
    connection.exec('begin; select count(*) from sqlite_schema');
    await connection.backup(target, {
      progress({ totalPages, remainingPages }) {
        options.onProgress?.(1 - remainingPages / totalPages);
        // Flushes every megabyte: a concurrent check-in would wait for all unflushed data.
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

/** Blocks this process for a pause, in which other processes have the disk to themselves. */
function rest(workedMs: number): void {
  Atomics.wait(sleeping, 0, 0, Math.min(RESTS * workedMs + 1, LONGEST_REST_MS));
}

/** Turns a closed database into one file, without a write-ahead log beside it. */
export function sealDatabase(file: string, options: DatabaseOptions): void {
  const connection = openSqliteFile(file, options, { fileMustExist: true });
  try {
    connection.pragma('journal_mode = delete');
  } finally {
    connection.close();
  }
}
