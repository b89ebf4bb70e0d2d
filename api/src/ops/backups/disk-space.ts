import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { DATABASE } from './manifest.ts';

/** The space that a backup leaves free, so that a server on the same disk can continue writing. */
const RESERVE_BYTES = 64 * 1024 * 1024;

/**
 * Checks that a copy of the database fits on the disk of a folder.
 * @throws BackupError with the free and the needed space
 */
export async function ensureDiskSpace(source: string, target: string): Promise<void> {
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
