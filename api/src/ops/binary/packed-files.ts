import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const LEFT_OVER_AFTER_MS = 60 * 60 * 1000;

/** The end of a file that is embedded compressed only, and unpacked both ways. */
export const BROTLI = '.br';

/** The files embedded in the program. */
export interface PackedFiles {
  /** The hash of their contents. */
  hash: string;
  /** Their paths below the target folder, with forward slashes. */
  paths: readonly string[];
  read(path: string): Uint8Array;
}

/**
 * Writes the embedded files to the disk, unless an earlier start did. Writes them to a temporary
 * folder and renames it, so that an interrupted or concurrent start leaves no partial set.
 * @param folder a folder of our own; each set of files gets a sub-folder
 * @returns the folder with the files
 */
export async function unpackFiles(folder: string, files: PackedFiles): Promise<string> {
  const target = join(folder, files.hash);
  if (await exists(target)) return target;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const aside = await mkdtemp(join(folder, 'unpacking-'));
  try {
    writeFiles(aside, files);
    await rename(aside, target);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
  return target;
}

/**
 * Writes hundreds of small files. Nothing else runs at the start, and to wait for a thread at each
 * step would double the processor time.
 */
function writeFiles(folder: string, files: PackedFiles): void {
  const write = (path: string, content: Uint8Array) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, content, { mode: 0o600, flush: true });
  };
  for (const path of files.paths) {
    const content = files.read(path);
    write(path, content);
    if (path.endsWith(BROTLI)) write(path.slice(0, -BROTLI.length), brotliDecompressSync(content));
  }
}

/**
 * Returns the paths left in the folder by other versions and interrupted starts. They are at least
 * an hour old, because another start may be unpacking right now.
 * @param folder the folder given to `unpackFiles`
 * @param hash the set in use
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
