import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ObjectStoreConfig } from '../../config/object-store.ts';
import { reachBucket } from '../s3/reach-bucket.ts';
import { isFileName } from './file-name.ts';
import type { SealedFiles } from './private-files.ts';

/** Beside the pictures, whose names have another form: `<id>/<width>.webp`. */
const FOLDER = 'private/';

/** Returns a store in a bucket, which all instances share. */
export function s3Files(config: ObjectStoreConfig): SealedFiles {
  const reach = reachBucket(config);
  return {
    put: (name, path) =>
      reach(async (bucket) => {
        const { size } = await stat(path);
        await bucket.put(`${FOLDER}${name}`, createReadStream(path), size);
      }),
    get: (name) => reach(async (bucket) => (await bucket.get(`${FOLDER}${name}`, undefined))?.body),
    remove: (name) => reach((bucket) => bucket.delete(`${FOLDER}${name}`)),
    list: () =>
      reach(async (bucket) => {
        const names: string[] = [];
        for await (const { name } of bucket.list(FOLDER)) names.push(name.slice(FOLDER.length));
        return names.filter(isFileName);
      }),
  };
}
