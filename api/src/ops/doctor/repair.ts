import type { DatabaseOptions, Db } from '../../db/database.ts';
import { lockFolder } from '../../db/sqlite/folder-lock.ts';
import { updateCountersFromRows } from './doctor.repo.ts';

/** What `doctor` says after it recounted the stored counters from the rows. */
export const RECOUNTED = 'the counters were recounted from the rows';

/**
 * Recounts the stored counters from the rows of a SQLite database.
 * @returns a sentence about the result
 * @throws FolderInUseError if a server is running
 */
export async function repairCounters(
  db: Db,
  { dataDir, now, ...options }: DatabaseOptions & { dataDir: string; now: Date },
): Promise<string> {
  const unlock = lockFolder(dataDir, options);
  try {
    await updateCountersFromRows(db, now);
    return RECOUNTED;
  } finally {
    unlock();
  }
}
