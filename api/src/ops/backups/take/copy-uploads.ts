import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { linkOrCopy } from '../link-or-copy.ts';
import { UPLOADS } from '../manifest.ts';

/**
 * Takes the pictures of a data folder into a backup that is being made; those it has already are
 * passed over. Pictures never change, so a second name for the same file will do; where that is
 * not possible, the one that the backup before has may be the source.
 * @param from the data folder
 * @param to the folder of the new backup
 * @param before the folder of the backup before, if there is one
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

/** Whether two files are one, or one a copy of the other, by size and time (a copy keeps it to the millisecond). */
export async function sameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(unlessGone)));
  return (
    a !== undefined && b !== undefined && a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 2
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(unlessGone)) ?? [];
}

/** A picture may be removed at any moment: its owner may. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
