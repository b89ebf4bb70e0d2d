import type { DatabaseOptions, Db } from '../../db/database.ts';
import { lockFolder } from '../../db/sqlite/folder-lock.ts';
import { updateCountersFromRows } from './doctor.repo.ts';

/**
 * Recounts the stored counters from the rows.
 * @returns a sentence about the result
 * @throws FolderInUseError if a server is running
 */
export async function repairCounters(
  db: Db,
  dataDir: string,
  options: DatabaseOptions,
): Promise<string> {
  const unlock = lockFolder(dataDir, options);
  try {
    await updateCountersFromRows(db);
    return 'the counters were recounted from the rows';
  } finally {
    unlock();
  }
}
