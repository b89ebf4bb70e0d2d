import { access, constants, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseOptions } from '../../db/database.ts';
import { FolderInUseError, lockFolder } from '../../db/sqlite/folder-lock.ts';
import { counted } from '../../lib/counted.ts';
import { folderAccount } from '../data-folder/account/folder-account.ts';
import { diskOf, LOW_DISK_BYTES } from '../health/disk.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

const MB = 1024 * 1024;
const TIGHT_BYTES = 64 * MB;

/** Checks that the data folder is usable and private. */
export async function examineFolder(dataDir: string): Promise<Finding[]> {
  try {
    const { mode } = await stat(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if ((mode & 0o077) === 0)
      return [ok('data folder', `${dataDir} is there, for its owner alone`)];
    return [
      warning('data folder', `${dataDir} can be entered by others`, `Run: chmod 700 ${dataDir}`),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fix =
      'Set DATA_DIR to the folder that the server uses, or run this as the account that it runs as.';
    return [problem('data folder', `${dataDir} cannot be used (${reason})`, fix)];
  }
}

/** Checks that all files of data and backups belong to the data folder's account. */
export async function examineOwners(dataDir: string, backupDir: string): Promise<Finding[]> {
  const account = folderAccount(dataDir);
  if (account === undefined || process.geteuid === undefined) return [];
  const foreign: string[] = [];
  for (const folder of [dataDir, backupDir]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const uid = await stat(path).then(
        (found) => found.uid,
        () => account.uid,
      );
      if (uid !== account.uid) foreign.push(path);
    }
  }
  const [first] = foreign;
  if (first === undefined) return [];
  const more = foreign.length > 1 ? `, and ${counted(foreign.length - 1, 'other path')}` : '';
  const says = `not of the account of the folder (${account.uid}): ${first}${more}`;
  const fix = `The server cannot use them. Run as root: chown -R ${account.uid}:${account.gid} ${dataDir}`;
  return [problem('owners', says, fix)];
}

/** Checks whether a server is running, and whether a restore was interrupted. */
export async function examineUse(dataDir: string, options: DatabaseOptions): Promise<Finding[]> {
  const isCut = (await readdir(dataDir)).some((name) => name.startsWith('.restore-'));
  const cut = warning(
    'restore',
    'a restore was interrupted after its checks',
    'Start the server: it finishes the restore.',
  );
  return [ok('lock', lockState(dataDir, options)), ...(isCut ? [cut] : [])];
}

function lockState(dataDir: string, options: DatabaseOptions): string {
  try {
    lockFolder(dataDir, options)();
    return 'nobody is using the data folder';
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return 'a server is using the data folder';
  }
}

/** Checks the free space of a disk. */
export async function examineDisk(check: string, folder: string): Promise<Finding[]> {
  const disk = await diskOf(folder);
  if (disk === null) return [];
  const says = `${size(disk.freeBytes)} of ${size(disk.totalBytes)} are free`;
  const fix = `Make room on the disk of ${folder}, or move it to a larger one.`;
  if (disk.freeBytes < TIGHT_BYTES) return [problem(check, says, fix)];
  return [disk.freeBytes < LOW_DISK_BYTES ? warning(check, says, fix) : ok(check, says)];
}

function size(bytes: number): string {
  return bytes < 1024 * MB
    ? `${Math.floor(bytes / MB)} MB`
    : `${(bytes / MB / 1024).toFixed(1)} GB`;
}
