import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { databaseVariables } from '../../../config/database/database-variables.ts';
import type { ObjectStoreConfig } from '../../../config/object-store.ts';
import { runProgram } from '../../../lib/run-program.ts';
import type { Retention } from './retention.ts';

interface BackupPlaces {
  dataDir: string;
  /** The PostgreSQL database; undefined for SQLite in the data folder. */
  database?: DatabaseConfig | undefined;
  backupDir: string;
  backups: Retention;
  /** The store of the pictures, which the backup names. */
  objectStore?: Pick<ObjectStoreConfig, 'url'> | undefined;
}

/**
 * Makes a scheduled backup in a process of its own.
 * @param program the command that starts Hoptrail
 * @param signal ends the process early
 * @returns the backup's folder
 * @throws Error with the error output of the process
 */
export async function backUpInProcess(
  program: readonly string[],
  { dataDir, database, backupDir, backups, objectStore }: BackupPlaces,
  signal: AbortSignal,
): Promise<string> {
  const env = {
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    BACKUPS_HOURLY: String(backups.hourly),
    BACKUPS_DAILY: String(backups.daily),
    ...(database ? databaseVariables(database) : {}),
    ...(objectStore ? { OBJECT_STORE_URL: objectStore.url } : {}),
  };
  return (await runProgram(program, ['backup', '--rotate'], { env, signal })).trim();
}
