import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { SizedImage } from './decoding/image-pipeline.ts';

/** Stores uploaded pictures. */
export interface ImageStore {
  /**
   * Stores all sizes of a picture atomically.
   * @param confirm called when everything is written; false discards the files
   * @returns the result of `confirm`
   */
  write(
    id: string,
    sizes: readonly SizedImage[],
    confirm: () => Promise<boolean>,
  ): Promise<boolean>;
  /** Returns one size of a picture as WebP; undefined if it does not exist. */
  read(id: string, width: SizedImage['width']): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
}

/**
 * Returns a store in a folder, with a sub-folder for each picture and a file for each width.
 * @param folder created if it does not exist
 * @throws Error with the system's code if it is not usable
 */
export async function folderImageStore(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return {
    async write(id, sizes, confirm) {
      const draft = await mkdtemp(join(folder, '.draft-'));
      try {
        await Promise.all(
          sizes.map(({ width, data }) =>
            writeFile(join(draft, `${width}.webp`), data, { flush: true }),
          ),
        );
        const confirmed = await confirm();
        if (confirmed) await rename(draft, join(folder, id));
        return confirmed;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    async read(id, width) {
      try {
        return await readFile(join(folder, id, `${width}.webp`));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(id) {
      await rm(join(folder, id), { recursive: true, force: true });
    },
  };
}
