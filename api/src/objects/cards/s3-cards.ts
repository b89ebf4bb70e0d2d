import { buffer } from 'node:stream/consumers';
import type { ObjectStoreConfig } from '../../config/object-store.ts';
import { reachBucket } from '../s3/reach-bucket.ts';
import type { CardStore } from './card-store.ts';

/** Beside the pictures, whose names have another form: `<id>/<width>.webp`. */
const FOLDER = 'cards/';

/** Returns a store in a bucket, which all instances share. */
export function s3Cards(config: ObjectStoreConfig): CardStore {
  const reach = reachBucket(config);
  const nameOf = (key: string) => `${FOLDER}${key}.png`;
  const { publicUrl } = config;
  return {
    read: (key) =>
      reach(async (bucket) => {
        const found = await bucket.get(nameOf(key), undefined);
        return found?.body && (await buffer(found.body));
      }),
    write: (key, body) =>
      reach(async (bucket) => {
        await bucket.create({ name: nameOf(key), body, type: 'image/png', writer: key });
      }),
    has: (key) => reach(async (bucket) => (await bucket.head(nameOf(key))) !== undefined),
    removeBefore: (instant) =>
      reach(async (bucket) => {
        let removed = 0;
        for await (const { name, storedAt } of bucket.list(FOLDER)) {
          if (storedAt >= instant) continue;
          await bucket.delete(name);
          removed += 1;
        }
        return removed;
      }),
    ...(publicUrl === undefined ? {} : { publicUrl: (key) => `${publicUrl}/${nameOf(key)}` }),
  };
}
