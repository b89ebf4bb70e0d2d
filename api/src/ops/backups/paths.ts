import { join, resolve } from 'node:path';

/** The configured folders. */
export interface DataPaths {
  dataDir: string;
  /** The backup folder; below the data folder by default. */
  backupDir?: string | undefined;
  /** The key from the environment; undefined if it is in a file of the data folder. */
  signingKey?: string | undefined;
}

/** Returns the folder for backups. */
export function backupFolder({ dataDir, backupDir }: DataPaths): string {
  return resolve(backupDir ?? join(dataDir, 'backups'));
}
