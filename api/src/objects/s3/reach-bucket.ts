import type { ObjectStoreConfig } from '../../config/object-store.ts';
import type { Bucket } from './bucket.ts';
import { Outages } from './outages.ts';

/**
 * Returns a function that runs an action on a bucket, whose client loads with the first one.
 * @throws from the action's promise, the errors of `Outages.watch()`
 */
export function reachBucket(config: ObjectStoreConfig) {
  const outages = new Outages();
  let opening: Promise<Bucket> | undefined;
  return <T>(act: (bucket: Bucket) => Promise<T>): Promise<T> =>
    outages.watch(async () => {
      opening ??= import('./bucket.ts').then(({ Bucket }) => new Bucket(config));
      return await act(await opening);
    });
}
