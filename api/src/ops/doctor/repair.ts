import type { DatabaseOptions, Db } from '../../db/database.ts';
import { lockFolder } from '../../db/sqlite/folder-lock.ts';
import { updateCountersFromRows } from './doctor.repo.ts';

/**
 * Counts anew what is counted beside the rows.
 * @returns what was done
 * @throws FolderInUseError when a server is running
 */
export async function mendCounters(
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
