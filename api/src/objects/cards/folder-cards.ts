import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../lib/files/is-missing.ts';
import type { CardStore } from './card-store.ts';

/** Returns a store in a folder, which is created with the first card. */
export function folderCards(folder: string): CardStore {
  const fileOf = (key: string) => join(folder, `${key}.png`);
  return {
    read: (key) => unlessMissing(readFile(fileOf(key))),
    async write(key, png) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.draft-${randomUUID()}`);
      try {
        await writeFile(draft, png, { mode: 0o600 });
        await rename(draft, fileOf(key));
      } finally {
        await rm(draft, { force: true });
      }
    },
    has: async (key) => (await unlessMissing(access(fileOf(key)).then(() => true))) ?? false,
    async removeBefore(instant) {
      let removed = 0;
      for (const name of (await unlessMissing(readdir(folder))) ?? []) {
        const found = await unlessMissing(stat(join(folder, name)));
        if (!found || found.mtimeMs >= instant.getTime()) continue;
        await rm(join(folder, name), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
