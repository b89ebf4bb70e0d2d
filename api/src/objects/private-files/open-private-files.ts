import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStoreConfig } from '../../config/object-store.ts';
import { folderFiles } from './folder-files.ts';
import type { PrivateFiles } from './private-files.ts';
import { s3Files } from './s3-files.ts';
import { Sealing, unsealed } from './sealing.ts';

interface PrivateFilesOptions {
  /** For the files, or for drafts where an object store is configured. */
  folder: string;
  objectStore: ObjectStoreConfig | undefined;
  /** The key of the server, from which the key of each file is derived. */
  signingKey: string;
}

/**
 * Opens the store of private files: the object store where one is configured, or a folder. Removes
 * the drafts that a killed process left.
 */
export async function openPrivateFiles({
  folder,
  objectStore,
  signingKey,
}: PrivateFilesOptions): Promise<PrivateFiles> {
  const drafts = join(folder, 'drafts');
  await rm(drafts, { recursive: true, force: true });
  const store = objectStore ? s3Files(objectStore) : folderFiles(folder);
  const withDraft = async <Result>(work: (path: string) => Promise<Result>): Promise<Result> => {
    // Made here and not at the start: most servers never need it.
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    const path = join(drafts, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { recursive: true, force: true });
    }
  };
  return {
    write: (name, body) =>
      withDraft(async (path) => {
        const sealing = new Sealing(signingKey);
        await pipeline(body, sealing, createWriteStream(path, { mode: 0o600, flush: true }));
        await store.put(name, path);
        return sealing.bytes;
      }),
    async read(name) {
      const sealed = await store.get(name);
      return sealed && unsealed(signingKey, sealed);
    },
    remove: (name) => store.remove(name),
    list: () => store.list(),
    withDraft,
  };
}
