import { join, resolve } from 'node:path';

/** Where a host wants things. */
export interface Places {
  dataDir: string;
  /** Where backups go; below the data folder by default. */
  backupDir?: string | undefined;
  /** The key of the environment, where it is not in a file of the data folder. */
  signingKey?: string | undefined;
}

/** The folder that backups go to. */
export function backupFolder({ dataDir, backupDir }: Places): string {
  return resolve(backupDir ?? join(dataDir, 'backups'));
}
