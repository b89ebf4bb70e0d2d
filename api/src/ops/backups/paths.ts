import { join, resolve } from 'node:path';
import type { DatabaseConfig } from '../../config/database/database-config.ts';
import type { ObjectStoreConfig } from '../../config/object-store.ts';

/** The configured folders. */
export interface DataPaths {
  dataDir: string;
  /** The backup folder; below the data folder by default. */
  backupDir?: string | undefined;
  /** The PostgreSQL database; undefined for SQLite in the data folder. */
  database?: DatabaseConfig | undefined;
  /** The keys from the environment, undefined if they are in files of the data folder. */
  signingKey?: string | undefined;
  tagKey?: string | undefined;
  /** Where the pictures are, where that is not the data folder. */
  objectStore?: ObjectStoreConfig | undefined;
}

/** Returns the folder for backups. */
export function backupFolder({ dataDir, backupDir }: DataPaths): string {
  return resolve(backupDir ?? join(dataDir, 'backups'));
}
