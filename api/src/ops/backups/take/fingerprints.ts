import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { checksumOf } from '../checksum.ts';
import { type BackedUpFile, DATABASE, readManifest } from '../manifest.ts';
import { sameFile } from './copy-uploads.ts';

/**
 * Returns the sizes and checksums of all files of an unfinished backup. Does not read a picture
 * again that is the same file as in the previous backup.
 * @param before the folder of the previous backup, if there is one
 */
export async function fingerprints(
  folder: string,
  before: string | undefined,
): Promise<BackedUpFile[]> {
  const checksums = await knownChecksums(before);
  const files: BackedUpFile[] = [];
  for (const path of await filesIn(folder)) {
    const file = join(folder, path);
    const earlier = before === undefined ? undefined : checksums.get(path);
    const isUnchanged = earlier !== undefined && (await sameFile(file, join(before ?? '', path)));
    const sha256 = isUnchanged ? earlier : await checksumOf(file);
    files.push({ path, bytes: (await stat(file)).size, sha256 });
  }
  return files;
}

async function knownChecksums(before: string | undefined): Promise<ReadonlyMap<string, string>> {
  if (before === undefined) return new Map();
  const { files } = await readManifest(before).catch(() => ({ files: [] }));
  return new Map(
    files.filter(({ path }) => path !== DATABASE).map(({ path, sha256 }) => [path, sha256]),
  );
}

/** Returns the paths of all files below a folder, with forward slashes, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
