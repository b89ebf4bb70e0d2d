import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import type { ImageStore, ImageWidth, ListedImage, StoredImage } from '../image-store.ts';

/**
 * Returns a store in a folder, with a sub-folder for each picture and a file for each width.
 * @param folder created if it does not exist
 * @throws Error with the system's code if it is not usable
 */
export async function folderImageStore(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return {
    place: folder,
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
    read: (id, width) => readFromFolder(folder, id, width),
    async remove(id) {
      await rm(join(folder, id), { recursive: true, force: true });
    },
    list: () => listFolder(folder),
  };
}

/** Reads one size of a picture; undefined if it does not exist. */
export async function readFromFolder(
  folder: string,
  id: string,
  width: ImageWidth,
): Promise<StoredImage | undefined> {
  try {
    const body = await readFile(join(folder, id, `${width}.webp`));
    return { body, bytes: body.length };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Lists the pictures of a folder; of one that does not exist, none. */
export async function* listFolder(folder: string): AsyncGenerator<ListedImage> {
  for (const id of await readdir(folder).catch(() => [])) {
    if (id.startsWith('.')) continue;
    const sizes = await Promise.all(
      IMAGE_WIDTHS.map((width) =>
        stat(join(folder, id, `${width}.webp`)).catch(() => ({ size: 0, mtimeMs: 0 })),
      ),
    );
    yield {
      id,
      isWhole: sizes.every(({ size }) => size > 0),
      storedAt: new Date(Math.max(...sizes.map(({ mtimeMs }) => mtimeMs))),
    };
  }
}
