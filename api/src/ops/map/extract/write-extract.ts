import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDiskFull } from '../../../lib/files/disk-full.ts';
import { flush } from '../../backups/fsync.ts';
import { MapError } from '../map-error.ts';
import { type Archive, read } from '../source/find-archive.ts';
import { requestsFor, spanOf } from './parts.ts';
import type { Copied, Plan } from './plan-extract.ts';

const AT_ONCE = 4;

interface Extract {
  archive: Archive;
  plan: Plan;
  /** What stands before the tiles. */
  head: Buffer;
  /** Called with the bytes of tiles that are written. */
  onProgress: (bytes: number) => void;
}

/**
 * Writes an extract into a file, which is the one of before until the new one is whole.
 * @throws MapError; in any case the file of before stays
 */
export async function writeExtract(path: string, extract: Extract): Promise<void> {
  const unfinished = `${path}.part`;
  // One that was interrupted; a command that is still writing it gives up at its end.
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await writeWhole(file, extract.head, 0);
    await copyTiles(file, extract);
    await file.sync();
    const [own, there] = [await file.stat(), await stat(unfinished).catch(() => undefined)];
    if (there?.ino !== own.ino) {
      throw new MapError(
        'Another hoptrail map get began meanwhile. Its map is the one that counts.',
      );
    }
    await rename(unfinished, path);
    await flush(dirname(path));
  } catch (error) {
    const there = await stat(unfinished).catch(() => undefined);
    if (there?.ino === (await file.stat()).ino) await rm(unfinished, { force: true });
    if (!isDiskFull(error)) throw error;
    throw new MapError(
      `The disk of ${path} is full. The previous map stays in use. Free some space, then try again.`,
      { cause: error },
    );
  } finally {
    await file.close();
  }
}

/** Fetches the tiles, some requests at a time, and writes them to their places. */
async function copyTiles(file: FileHandle, { archive, plan, head, onProgress }: Extract) {
  const left = requestsFor(plan.copied).reverse();
  let written = 0;
  const copyNext = async (): Promise<void> => {
    const request = left.pop();
    if (!request) return;
    const { offset, length } = spanOf(request);
    const bytes = await read(archive.source, offset, length);
    if (bytes.length < length) throw new MapError(`${archive.name} is not whole.`);
    for (const copy of joinedCopies(request)) {
      const from = copy.offset - offset;
      await writeWhole(file, bytes.subarray(from, from + copy.length), head.length + copy.to);
      written += copy.length;
    }
    onProgress(written);
    await copyNext();
  };
  const failed = (error: unknown) => {
    left.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => copyNext().catch(failed)),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Writes all bytes: on a disk that becomes full, one call writes only some of them. */
async function writeWhole(file: FileHandle, bytes: Buffer, to: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const rest = bytes.length - written;
    written += (await file.write(bytes, written, rest, to + written)).bytesWritten;
  }
}

/** Joins copies that follow each other in both files. */
function joinedCopies(copies: readonly Copied[]): Copied[] {
  const joined: Copied[] = [];
  for (const copy of copies) {
    const last = joined.at(-1);
    const follows =
      last && last.offset + last.length === copy.offset && last.to + last.length === copy.to;
    if (follows) last.length += copy.length;
    else joined.push({ ...copy });
  }
  return joined;
}
