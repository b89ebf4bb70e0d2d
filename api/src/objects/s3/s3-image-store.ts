import { randomUUID } from 'node:crypto';
import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import type { ObjectStoreConfig } from '../../config/object-store.ts';
import { AppError } from '../../errors.ts';
import type { SizedImage } from '../decoding/image-pipeline.ts';
import type { ImageStore, ListedImage } from '../image-store.ts';
import type { Bucket, ListedObject } from './bucket.ts';
import { Outages } from './outages.ts';

/** The object that names the database whose pictures the prefix holds. */
const OWNER = 'hoptrail-database';
const NAME = /^([\w-]{1,64})\/(\d{1,5})\.webp$/;

/**
 * Returns a store in a bucket, with an object `<id>/<width>.webp` for each size. The S3 client is
 * loaded at the first request, which keeps it out of the start.
 */
export function s3ImageStore(config: ObjectStoreConfig): ImageStore {
  const outages = new Outages();
  let opening: Promise<Bucket> | undefined;
  const open = () => {
    opening ??= import('./bucket.ts').then(({ Bucket }) => new Bucket(config));
    return opening;
  };
  const reach = async <T>(act: (bucket: Bucket) => Promise<T>): Promise<T> =>
    await outages.watch(async () => await act(await open()));
  const { url, publicUrl } = config;
  return {
    place: url,
    async write(id, sizes, confirm) {
      return await writeAll(await open(), reach, { id, sizes, confirm });
    },
    async read(id, width, { etag, isHead = false } = {}) {
      const name = nameOf(id, width);
      return await reach((bucket) => (isHead ? bucket.head(name) : bucket.get(name, etag)));
    },
    async remove(id) {
      await reach((bucket) => removeAll(bucket, id));
    },
    async *list() {
      yield* pictures((await open()).list());
    },
    async owner(database) {
      return await reach((bucket) => ownerOf(bucket, database));
    },
    async reach() {
      await (await open()).head(OWNER);
    },
    onFailure(listener) {
      outages.onFailure = listener;
    },
    ...(publicUrl === undefined
      ? {}
      : {
          publicOrigin: new URL(publicUrl).origin,
          publicUrl: (id, width) => `${publicUrl}/${nameOf(id, width)}`,
        }),
  };
}

/** Reads the object that names the owner; writes it where there is none. */
async function ownerOf(bucket: Bucket, database: string): Promise<string> {
  const mark = { name: OWNER, body: Buffer.from(database), type: 'text/plain', writer: database };
  if (await bucket.create(mark)) return database;
  return (await bucket.head(OWNER))?.writer ?? database;
}

type Reach = <T>(act: (bucket: Bucket) => Promise<T>) => Promise<T>;

/**
 * Writes all sizes. The first one is created alone and claims the id: the writer that fails to
 * create it writes nothing else, so that two uploads through one link never mix.
 */
async function writeAll(
  bucket: Bucket,
  reach: Reach,
  { id, sizes, confirm }: { id: string; sizes: readonly SizedImage[]; confirm: Confirm },
): Promise<boolean> {
  const writer = randomUUID();
  const create = ({ width, data }: SizedImage) =>
    reach(() => bucket.create({ name: nameOf(id, width), body: data, type: 'image/webp', writer }));
  const [first, ...others] = sizes;
  if (first === undefined) return false;
  const claim = nameOf(id, first.width);
  try {
    if (!(await create(first))) return false;
    const created = await Promise.allSettled(others.map(create));
    for (const outcome of created) {
      if (outcome.status === 'rejected') throw outcome.reason;
      if (!outcome.value) throw new AppError('storage.unreachable', { retryAfter: 1 });
    }
    // Another upload was confirmed where this is false: its objects are not removed.
    return await confirm();
  } catch (error) {
    await discard(bucket, { id, claim, writer }).catch(() => {});
    throw error;
  }
}

type Confirm = () => Promise<boolean>;

/**
 * Removes what a failed write has left, where it holds the claim. What cannot be removed is an orphan,
 * which the sweep removes later.
 */
async function discard(
  bucket: Bucket,
  { id, claim, writer }: { id: string; claim: string; writer: string },
): Promise<void> {
  if ((await bucket.head(claim))?.writer === writer) await removeAll(bucket, id);
}

/** Removes all sizes, the claim last: an id whose claim is gone is free. */
async function removeAll(bucket: Bucket, id: string): Promise<void> {
  const [claim, ...others] = IMAGE_WIDTHS.map((width) => nameOf(id, width));
  await Promise.all(others.map((name) => bucket.delete(name)));
  if (claim !== undefined) await bucket.delete(claim);
}

/** Gathers the objects of each picture, which follow each other; other objects are left out. */
async function* pictures(objects: AsyncIterable<ListedObject>): AsyncGenerator<ListedImage> {
  let id: string | undefined;
  let sizes: ListedObject[] = [];
  for await (const object of objects) {
    const of = NAME.exec(object.name)?.[1];
    if (of === undefined) continue;
    if (id !== undefined && of !== id) {
      yield pictureOf(id, sizes);
      sizes = [];
    }
    id = of;
    sizes.push(object);
  }
  if (id !== undefined) yield pictureOf(id, sizes);
}

function pictureOf(id: string, sizes: readonly ListedObject[]): ListedImage {
  const there = new Set(sizes.filter(({ bytes }) => bytes > 0).map(({ name }) => name));
  return {
    id,
    isWhole: IMAGE_WIDTHS.every((width) => there.has(nameOf(id, width))),
    storedAt: new Date(Math.max(...sizes.map(({ storedAt }) => storedAt.getTime()))),
  };
}

function nameOf(id: string, width: number): string {
  return `${id}/${width}.webp`;
}
