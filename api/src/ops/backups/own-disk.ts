import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The warning for backups on the same disk as the data. */
export const ON_OWN_DISK = {
  says: 'the backups are on the same disk as the data: if it fails, both are lost',
  fix: 'Set BACKUP_DIR to a folder on another disk, or copy the backups to another machine.',
};

/** Returns whether the backups are on the same disk as the data. */
export async function areOnOwnDisk(dataDir: string, backupDir: string): Promise<boolean> {
  return (await diskIdOf(dataDir)) === (await diskIdOf(backupDir));
}

/** Returns the id of a folder's disk; for a missing folder, the one of its parent. */
async function diskIdOf(folder: string): Promise<number> {
  return await stat(folder).then(
    ({ dev }) => dev,
    (error) => (folder === dirname(folder) ? Promise.reject(error) : diskIdOf(dirname(folder))),
  );
}
