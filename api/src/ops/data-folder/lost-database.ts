import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqliteFileOptions } from '../../db/sqlite/sqlite-file.ts';
import { counted } from '../../lib/counted.ts';
import { findSoundBackup } from '../backups/check-backup.ts';
import { UPLOADS } from '../backups/manifest.ts';
import { inOrder } from '../backups/restore/find-backup.ts';
import { listBackups, type StoredBackup } from '../backups/stored-backups.ts';

const CHECK_MS = 30_000;

/**
 * Returns why a data folder without a database must not become a new one: it has backups or
 * pictures, so its database was lost.
 * @returns undefined if nothing points to an earlier database
 */
export async function explainLostDatabase(
  dataDir: string,
  backupDir: string,
  options: SqliteFileOptions,
): Promise<string | undefined> {
  const backups = await listBackups(backupDir);
  const pictures = await namesIn(join(dataDir, UPLOADS));
  const found = [
    ...(backups.length > 0 ? [`${counted(backups.length, 'backup')} in ${backupDir}`] : []),
    ...(pictures.length > 0 ? [`${counted(pictures.length, 'picture')} in ${dataDir}`] : []),
  ];
  if (found.length === 0) return undefined;
  const verb = (backups.length || pictures.length) === 1 ? 'is' : 'are';
  return `but there ${verb} ${found.join(' and ')}. Nothing was changed.
${await adviceOn(backups, options)}
To begin anew with an empty database, run: hoptrail serve --new-database. These backups stay then.`;
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return names.filter((name) => !name.startsWith('.'));
}

/** Returns how to bring back the newest sound one of some backups, or that there is none. */
export async function adviceOn(
  backups: readonly StoredBackup[],
  options: SqliteFileOptions,
): Promise<string> {
  if (backups.length === 0) {
    return 'There is no backup here. Look for the database, or for a backup on another machine.';
  }
  const checked = await findSoundBackup(inOrder(backups, new Date()), {
    ...options,
    checkMs: CHECK_MS,
  });
  if (checked.sound) {
    return `The newest sound backup was made at ${checked.sound.manifest.createdAt}. To bring it back, run: hoptrail restore ${checked.sound.path}`;
  }
  if (checked.isCutShort) {
    return 'To bring back the newest sound backup, run: hoptrail restore newest. It checks them first.';
  }
  const [first] = checked.damaged;
  return `None of the backups is sound (${first?.path}: ${first?.reason}). Look for one elsewhere.`;
}
