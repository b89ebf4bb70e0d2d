import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { BROTLI } from '../../api/src/ops/binary/packed-files.ts';

/** Paths in the executable, with forward slashes, and the files on the disk. */
export type Placed = readonly [path: string, file: string];

/**
 * Returns all files below a folder.
 * @param prefix a prefix for their paths
 */
export async function filesIn(folder: string, prefix: string): Promise<Placed[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): Placed => [[prefix, ...relative(folder, file).split(sep)].join('/'), file])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Leaves out files that are there with brotli too: they are unpacked from that. */
export function withoutPlain(files: readonly Placed[]): Placed[] {
  const paths = new Set(files.map(([path]) => path));
  return files.filter(([path]) => !paths.has(path + BROTLI));
}

/**
 * Returns a name for a set of files, the same for the same paths and contents.
 * @param files path to file
 */
export async function hashOf(files: ReadonlyMap<string, string>): Promise<string> {
  const hash = createHash('sha256');
  for (const [path, file] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const content = await readFile(file);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}
