import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder that only its owner can enter, with its missing parents. Not by Node's recursive
 * `mkdir`, which never returns in places where the system allows no folders, such as `/proc`.
 * @throws Error with the system's code
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolder(parent);
  await mkdir(path, { mode: 0o700 }).catch(async (error) => {
    // Another process may have created it meanwhile.
    if (!(await isFolder(path))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
