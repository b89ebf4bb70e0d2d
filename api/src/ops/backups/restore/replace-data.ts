import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { flush } from '../fsync.ts';
import { DATABASE, UPLOADS } from '../manifest.ts';

const STAGED = '.restore-';
const REPLACED = 'replaced-';

/** Returns the name of the folder that holds checked data until it replaces the current data. */
export function stagedName(now: Date): string {
  return `${STAGED}${now.toISOString().replaceAll(':', '-')}`;
}

/**
 * Moves the current data aside and the staged data of a restore into their place. Every step can be
 * repeated: after an interruption the next start finishes the restore.
 * @returns the folder with the former data; undefined if there was nothing to do or no former data
 */
export async function finishRestore(dataDir: string): Promise<string | undefined> {
  const staged = (await readdir(dataDir)).find((name) => name.startsWith(STAGED));
  if (staged === undefined) return undefined;
  const from = join(dataDir, staged);
  const aside = join(dataDir, staged.replace(STAGED, REPLACED));
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const [name, ...belonging] of [
    [UPLOADS],
    [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`],
  ] as const) {
    if (!(await readdir(from)).includes(name)) continue;
    for (const old of [...belonging, name]) {
      await moveIfThere(join(dataDir, old), join(aside, old));
    }
    await flush(aside);
    await rename(join(from, name), join(dataDir, name));
    await flush(dataDir);
  }
  await rm(from, { recursive: true });
  const isEmpty = (await readdir(aside)).length === 0;
  if (isEmpty) await rmdir(aside);
  await flush(dataDir);
  return isEmpty ? undefined : aside;
}

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
