import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import { Refusal } from '../lib/refusal.ts';
import type { SizedImage } from './decoding/image-pipeline.ts';
import type { ImageStore } from './image-store.ts';
import { foreignPrefix } from './s3/watch-object-store.ts';

/** How many pictures are copied at a time. */
const AT_ONCE = 8;

/** What pictures are read from. */
export type PictureSource = Pick<ImageStore, 'read'>;

interface PictureMove {
  source: PictureSource;
  target: ImageStore;
  /** The pictures that the database refers to. */
  ids: readonly string[];
  /** The name of the database that they belong to. */
  database: string;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: string) => void) | undefined;
}

/** What became of the pictures. */
export interface MovedPictures {
  /** The checksum of each picture, the same in both places, by its id. */
  checksums: Map<string, string>;
  /** How many of them were there already, from an earlier try. */
  found: number;
  bytes: number;
  /** Those that the database refers to and that the source does not have. */
  missing: string[];
}

/**
 * Copies pictures into another store, then reads each there and compares it. One that is there already
 * is compared and not sent again, so that an interrupted move continues. The source stays as it is.
 * @throws Refusal when the target belongs to another database, or holds another picture with an id
 */
export async function movePictures(move: PictureMove): Promise<MovedPictures> {
  const { target, database, ids, signal, onProgress = () => {} } = move;
  const owner = await target.owner?.(database);
  if (owner !== undefined && owner !== database) throw new Refusal(foreignPrefix(target.place));
  const there = new Set<string>();
  for await (const { id } of target.list()) there.add(id);
  const moved: MovedPictures = { checksums: new Map(), found: 0, bytes: 0, missing: [] };
  const queue = ids.values();
  let done = 0;
  const work = async () => {
    for (const id of queue) {
      signal?.throwIfAborted();
      await moveOne(id, there.has(id), move, moved);
      done += 1;
      onProgress(
        `pictures ${done.toLocaleString('en-US')} of ${ids.length.toLocaleString('en-US')}`,
      );
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  return moved;
}

async function moveOne(
  id: string,
  isThere: boolean,
  { source, target }: PictureMove,
  moved: MovedPictures,
): Promise<void> {
  const sizes = await readSizes(source, id);
  if (sizes.length < IMAGE_WIDTHS.length) {
    moved.missing.push(id);
    return;
  }
  const checksum = checksumOf(sizes);
  const isFound = isThere && (await isSame(target, id, checksum));
  if (isFound) moved.found += 1;
  else await target.write(id, sizes, async () => true);
  if (!isFound && checksumOf(await readSizes(target, id)) !== checksum) {
    throw new Refusal(
      `The picture ${id} is not the same in ${target.place} after the copy. Nothing else was changed. Try again.`,
    );
  }
  moved.checksums.set(id, checksum);
  for (const { data } of sizes) moved.bytes += data.length;
}

/** Tells whether the target holds this picture. Removes what an interrupted copy has left of it. */
async function isSame(target: ImageStore, id: string, checksum: string): Promise<boolean> {
  const sizes = await readSizes(target, id);
  if (checksumOf(sizes) === checksum) return true;
  if (sizes.length === IMAGE_WIDTHS.length) {
    throw new Refusal(
      `${target.place} holds another picture with the id ${id}. Choose an empty place for the pictures.`,
    );
  }
  await target.remove(id);
  return false;
}

/** Returns the sizes of a picture that are there. */
async function readSizes(store: PictureSource, id: string): Promise<SizedImage[]> {
  const sizes = await Promise.all(
    IMAGE_WIDTHS.map(async (width) => {
      const image = await store.read(id, width);
      if (image?.body === undefined) return [];
      const data = Buffer.isBuffer(image.body) ? image.body : await buffer(image.body);
      return data.length > 0 ? [{ width, data }] : [];
    }),
  );
  return sizes.flat();
}

function checksumOf(sizes: readonly SizedImage[]): string {
  const hash = createHash('sha256');
  for (const { width, data } of sizes) hash.update(`${width} ${data.length} `).update(data);
  return hash.digest('hex');
}
