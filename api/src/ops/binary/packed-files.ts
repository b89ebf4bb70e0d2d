import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const LEFT_OVER_AFTER_MS = 60 * 60 * 1000;

/** Files that travel inside the program. */
export interface PackedFiles {
  /** Names this set of files: other contents, another hash. */
  hash: string;
  /** Paths with forward slashes, below the folder they are unpacked to. */
  paths: readonly string[];
  read(path: string): Uint8Array;
}

/**
 * Puts the packed files on the disk, unless an earlier start did. They are written aside and
 * moved into place as one, so a start that is cut short or runs beside another leaves no half set.
 * @param folder a folder of ours; each set of files gets a folder of its own in it
 * @returns the folder with the files
 */
export async function unpackFiles(folder: string, files: PackedFiles): Promise<string> {
  const target = join(folder, files.hash);
  if (await exists(target)) return target;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const aside = await mkdtemp(join(folder, 'unpacking-'));
  try {
    for (const path of files.paths) {
      const file = join(aside, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, files.read(path), { mode: 0o600, flush: true });
    }
    await rename(aside, target);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
  return target;
}

/**
 * What other versions and broken starts left in the folder. It is an hour old at least, so that
 * a start which is unpacking right now is not disturbed.
 * @param folder as given to `unpackFiles`
 * @param hash the set that is in use
 * @returns the paths of what can go
 */
export async function findLeftOvers(folder: string, hash: string, now: Date): Promise<string[]> {
  const leftOvers: string[] = [];
  for (const name of await readdir(folder)) {
    if (name === hash) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs >= LEFT_OVER_AFTER_MS) leftOvers.push(path);
  }
  return leftOvers;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
