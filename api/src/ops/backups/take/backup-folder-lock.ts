import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DatabaseOptions } from '../../../db/database.ts';
import { FolderInUseError, lockFile } from '../../../db/sqlite/folder-lock.ts';
import { BackupError } from '../backup-error.ts';

/** The name of the lock in a folder of backups. */
export const BACKUP_LOCK = '.lock';

const PAUSE_MS = 200;
const LONGEST_WAIT_MS = 15 * 60 * 1000;

/**
 * Waits for the lock of the backup folder and runs a function while holding it.
 * @throws BackupError if the lock is not free within a quarter of an hour
 */
export async function withFolderToItself<Result>(
  { backupDir, ...options }: DatabaseOptions & { backupDir: string },
  act: () => Promise<Result>,
): Promise<Result> {
  const unlock = await lockWhenFree(backupDir, options);
  try {
    return await act();
  } finally {
    unlock();
  }
}

async function lockWhenFree(folder: string, options: DatabaseOptions): Promise<() => void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += PAUSE_MS) {
    try {
      return lockFile(join(folder, BACKUP_LOCK), options);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
    }
    await setTimeout(PAUSE_MS);
  }
  throw new BackupError(`Another backup is being made in ${folder}, and does not end.`);
}
