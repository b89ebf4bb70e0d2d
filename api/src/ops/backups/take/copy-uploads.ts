import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { linkOrCopy } from '../link-or-copy.ts';
import { UPLOADS } from '../manifest.ts';

/**
 * Adds the pictures of a data folder to an unfinished backup, except those already there. Pictures
 * never change, so they are hard links if possible, also to the files of the previous backup.
 * @param from the data folder
 * @param to the folder of the new backup
 * @param before the folder of the previous backup, if there is one
 */
export async function copyUploads(
  from: string,
  to: string,
  before: string | undefined,
): Promise<void> {
  for (const id of await namesIn(join(from, UPLOADS))) {
    if (id.startsWith('.')) continue;
    const picture = join(UPLOADS, id);
    await mkdir(join(to, picture), { recursive: true, mode: 0o700 });
    const has = new Set(await namesIn(join(to, picture)));
    for (const name of await namesIn(join(from, picture))) {
      if (!has.has(name)) await take(join(picture, name), { from, to, before });
    }
  }
}

async function take(
  path: string,
  { from, to, before }: { from: string; to: string; before: string | undefined },
): Promise<void> {
  const source = join(from, path);
  const earlier = before === undefined ? undefined : join(before, path);
  const isSame = earlier !== undefined && (await sameFile(source, earlier));
  await linkOrCopy(isSame ? earlier : source, join(to, path)).catch(unlessGone);
}

/**
 * Returns whether two files are the same, or one a copy of the other, by size and modification
 * time.
 */
export async function sameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(unlessGone)));
  return (
    a !== undefined && b !== undefined && a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 2
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(unlessGone)) ?? [];
}

/** Ignores a missing file, because a person may remove a picture at any moment. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
