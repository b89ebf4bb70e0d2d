import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../lib/files/is-missing.ts';
import { isFileName } from './file-name.ts';
import type { SealedFiles } from './private-files.ts';

/** Returns a store in a folder of this machine. */
export function folderFiles(folder: string): SealedFiles {
  return {
    put: (name, path) => rename(path, join(folder, name)),
    async get(name) {
      try {
        return (await open(join(folder, name))).createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
        if (isMissing(error)) return [];
        throw error;
      });
      return entries
        .filter((entry) => entry.isFile() && isFileName(entry.name))
        .map(({ name }) => name);
    },
  };
}
