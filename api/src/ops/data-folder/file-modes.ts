import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '../../lib/counted.ts';
import { DATABASE, UPLOADS } from '../backups/manifest.ts';
import { listBackups } from '../backups/stored-backups.ts';
import { BACKUP_LOCK } from '../backups/take/backup-folder-lock.ts';
import { SIGNING_KEY_FILE } from './signing-key.ts';
import { TAG_KEY_FILE } from './tag-key.ts';

const OTHERS = 0o077;
const MOST_NAMED = 5;

/** Names in a data folder that only the server's account may read. */
const PRIVATE = [
  DATABASE,
  `${DATABASE}-wal`,
  `${DATABASE}-shm`,
  'hoptrail.lock',
  SIGNING_KEY_FILE,
  TAG_KEY_FILE,
  UPLOADS,
  'private',
  'cards',
  'backups',
  'tls',
];
/** Prefixes of folders with data from before a restore. */
const PRIVATE_PREFIXES = ['replaced-', '.restore-', '.restoring-'];

/** Files that other accounts of the machine could read at the start. */
export interface FileModes {
  /** Files that are private now. */
  repaired: string[];
  /** Files of another account: they could not be made private and may be unusable. */
  foreign: string[];
}

/**
 * Removes the permissions of other accounts from the files of a data folder, which an earlier version
 * or a copy may have left readable. A private folder protects everything in it.
 * @param backupDir the backup folder, which may be elsewhere
 */
export async function makePrivate(dataDir: string, backupDir: string): Promise<FileModes> {
  const modes: FileModes = { repaired: [], foreign: [] };
  for (const path of await privatePaths(dataDir, backupDir)) {
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || (found.mode & OTHERS) === 0) continue;
    await chmod(path, found.mode & 0o700).then(
      () => isReported(path) && modes.repaired.push(path),
      () => modes.foreign.push(path),
    );
  }
  return modes;
}

/**
 * Returns whether to report a file. Leaves out SQLite's other files, because the database is named
 * already.
 */
function isReported(path: string): boolean {
  return !path.endsWith(`${DATABASE}-wal`) && !path.endsWith(`${DATABASE}-shm`);
}

async function privatePaths(dataDir: string, backupDir: string): Promise<string[]> {
  const names = await readdir(dataDir);
  const asides = names.filter((name) => PRIVATE_PREFIXES.some((prefix) => name.startsWith(prefix)));
  const backups = await listBackups(backupDir).catch(() => []);
  const certificates = await readdir(join(dataDir, 'tls')).catch(() => []);
  return [
    ...[...PRIVATE, ...asides].map((name) => join(dataDir, name)),
    join(backupDir, BACKUP_LOCK),
    ...certificates.map((name) => join(dataDir, 'tls', name)),
    ...backups.map(({ path }) => path),
  ];
}

/** Returns the lines of the log about repaired files and those that could not be repaired. */
export function describeModes({ repaired, foreign }: FileModes): string[] {
  const lines: string[] = [];
  if (repaired.length > 0) {
    lines.push(
      `Made private, because other accounts of this machine could read them: ${named(repaired)}.`,
    );
  }
  if (foreign.length > 0) {
    lines.push(
      `Other accounts of this machine may read ${named(foreign)}, which another account owns. Change their owner with chown, then restart.`,
    );
  }
  return lines;
}

function named(paths: readonly string[]): string {
  const more = paths.length - MOST_NAMED;
  const first = paths.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${first} and ${counted(more, 'other path')}` : first;
}
