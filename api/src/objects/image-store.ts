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

/** Where uploaded pictures are kept. */
export interface ImageStore {
  /**
   * Keeps the sizes of a picture, all or none.
   * @param confirm asked when everything is written; false discards it
   * @returns what confirm said
   */
  write(
    id: string,
    sizes: readonly SizedImage[],
    confirm: () => Promise<boolean>,
  ): Promise<boolean>;
  /** One size of a picture as WebP; undefined where there is none. */
  read(id: string, width: SizedImage['width']): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
}

/**
 * A folder of pictures: a folder for each, a file for each width.
 * @param folder made where it does not exist
 * @throws Error with the system's code where it cannot be used
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
