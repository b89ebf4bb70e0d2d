import { join } from 'node:path';
import { isUnreadable } from '../../db/sqlite/find-tables.ts';
import type { SqliteFileOptions } from '../../db/sqlite/sqlite-file.ts';
import { WrongFolderError } from '../../lib/files/writable-folder.ts';
import { DATABASE } from '../backups/manifest.ts';
import { listBackups } from '../backups/stored-backups.ts';
import { adviceOn } from './lost-database.ts';

/**
 * Returns the error to throw instead of one that shows damage of the database file: it names the
 * newest sound backup. Returns any other error as it is.
 */
export async function explainDamage(
  error: unknown,
  { dataDir, backupDir, ...options }: SqliteFileOptions & { dataDir: string; backupDir: string },
): Promise<unknown> {
  if (!isUnreadable(error)) return error;
  const file = join(dataDir, DATABASE);
  const advice = await adviceOn(await listBackups(backupDir).catch(() => []), options);
  return new WrongFolderError(
    `${file} is not a Hoptrail database, or it is damaged. Set DATA_DIR to another folder, or restore a backup.\n${advice}`,
    { cause: error },
  );
}
