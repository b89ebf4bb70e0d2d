import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a host is told whose backups would be lost together with the data. */
export const ON_OWN_DISK = {
  says: 'the backups lie on the disk of the data: if it dies, both are gone',
  fix: 'Set BACKUP_DIR to a folder on another disk, or copy the backups to another machine.',
};

/** Returns whether backups lie on the same disk as the data. */
export async function areOnOwnDisk(dataDir: string, backupDir: string): Promise<boolean> {
  return (await diskIdOf(dataDir)) === (await diskIdOf(backupDir));
}

/** A folder that is not there yet is made on the disk of the one it lies in. */
async function diskIdOf(folder: string): Promise<number> {
  return await stat(folder).then(
    ({ dev }) => dev,
    (error) => (folder === dirname(folder) ? Promise.reject(error) : diskIdOf(dirname(folder))),
  );
}
