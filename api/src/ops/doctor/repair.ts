import type { DatabaseOptions, Db } from '../../db/database.ts';
import { lockFolder } from '../../db/sqlite/folder-lock.ts';
import { updateCountersFromRows } from './doctor.repo.ts';

/**
 * Recounts the stored counters from the rows.
 * @returns a sentence about what was done
 * @throws FolderInUseError when a server is running
 */
export async function repairCounters(
  db: Db,
  dataDir: string,
  options: DatabaseOptions,
): Promise<string> {
  const unlock = lockFolder(dataDir, options);
  try {
    await updateCountersFromRows(db);
    return 'counters, ranks and places on the map were made anew from the rows';
  } finally {
    unlock();
  }
}
