import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { BackupError } from '../backup-error.ts';
import { isAhead, listBackups, type StoredBackup } from '../stored-backups.ts';

/** The argument for the newest sound backup. */
export const NEWEST = 'newest';

/**
 * Returns the backups that an argument may mean, of which the first sound one is to be restored.
 * @param given a path, the name of a folder in the backup folder, or `newest`
 * @throws BackupError if there is none
 */
export async function findBackups(given: string, backupDir: string, now: Date): Promise<string[]> {
  if (given === NEWEST) return await storedIn(backupDir, now);
  const path = resolve(given);
  if (existsSync(path) || given.includes(sep)) return [path];
  const named = join(backupDir, given);
  if (existsSync(named)) return [named];
  throw new BackupError(
    `There is no backup ${given}, neither here nor in ${backupDir}. Nothing was changed. ${await others(backupDir, now)}`,
  );
}

/**
 * Returns backups in the order in which to try them: newest first, but those dated in the future
 * last, because their age is unknown.
 */
export function inOrder(backups: readonly StoredBackup[], now: Date): StoredBackup[] {
  const ahead = backups.filter((backup) => isAhead(backup, now));
  return [...backups.filter((backup) => !isAhead(backup, now)), ...ahead];
}

async function storedIn(backupDir: string, now: Date): Promise<string[]> {
  const backups = inOrder(await listBackups(backupDir), now);
  if (backups.length === 0) throw new BackupError(`There is no backup in ${backupDir}.`);
  return backups.map(({ path }) => path);
}

async function others(backupDir: string, now: Date): Promise<string> {
  const [first] = await storedIn(backupDir, now).catch(() => []);
  return first === undefined ? 'That folder holds no backup.' : `The newest is ${first}.`;
}
