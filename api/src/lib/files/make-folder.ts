import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder that only its owner can enter, and those it lies in, where they are missing. Node's
 * own way to do that never ends where the system lets nobody make any, as in `/proc`.
 * @throws Error with the system's code
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolder(parent);
  await mkdir(path, { mode: 0o700 }).catch(async (error) => {
    // Somebody else was quicker.
    if (!(await isFolder(path))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
