import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { DATABASE } from './manifest.ts';

/** What a backup leaves free, so that the server can go on writing on the same disk. */
const RESERVE_BYTES = 64 * 1024 * 1024;

/**
 * Makes sure that a copy of the database fits on the disk of a folder.
 * @throws BackupError with what there is and what it takes
 */
export async function ensureRoom(source: string, target: string): Promise<void> {
  const { size } = await stat(join(source, DATABASE));
  const { bavail, bsize } = await statfs(target);
  const [free, needed] = [bavail * bsize, size + RESERVE_BYTES];
  if (free >= needed) return;
  throw new BackupError(
    `${megabytes(free)} are free on the disk of ${target}, and ${megabytes(needed)} are needed. ` +
      'Make room, or name a folder on another disk.',
  );
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`;
}
