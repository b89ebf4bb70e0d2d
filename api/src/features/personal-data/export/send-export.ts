import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import { takeTries } from '../../../access/take-tries.ts';
import type { Deps } from '../../../context.ts';
import { inSnapshot } from '../../../db/snapshots/snapshot.ts';
import { AppError } from '../../../errors.ts';
import { OneAtATime } from '../../../lib/one-at-a-time.ts';
import { readMe } from './read-me.ts';
import { type WrittenRows, writeRows } from './write-rows.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'codeLimits' | 'images' | 'privateFiles'>;

interface ExportFile {
  /** Such as `hoptrail-fan-2026-05-01.zip`. */
  fileName: string;
  body: Readable;
}

const largest = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 1280;

/** The people whose export this instance is making or sending. */
const running = new Set<string>();
/** Snapshots take one after the other: they are long work, and each has a connection of its own. */
const snapshots = new OneAtATime();

/**
 * Packs everything about a person into a zip, as a stream. The rows are in a temporary folder before
 * the first byte is sent, so that no snapshot of the database waits for a slow client; pictures are
 * read one after the other, as the client takes them.
 * @param send begins to send the file; it destroys the body if the transfer breaks off
 * @returns when the body has ended or was destroyed
 * @throws AppError `export.running` while another one is sent, `export.tooMany`, `auth.required` if the
 * account was deleted meanwhile, `storage.unreachable`; errors of a full disk
 */
export async function sendExport(
  deps: ExportDeps,
  userId: string,
  send: (file: ExportFile) => void,
): Promise<void> {
  const { db, clock, images, privateFiles } = deps;
  if (running.has(userId)) throw new AppError('export.running');
  running.add(userId);
  let isOver = false;
  const end = () => {
    if (!isOver) running.delete(userId);
    isOver = true;
  };
  try {
    await takeTry(deps, userId);
    await privateFiles.withDraft(async (folder) => {
      const written = await snapshots.run(() =>
        inSnapshot(db, (snapshot) => writeRows(snapshot, userId, folder)),
      );
      const [firstPicture] = written.pictures;
      // A store that is away refuses before the first byte: later nothing could be said of it.
      if (firstPicture) await images.read(firstPicture, largest, { isHead: true });
      const now = clock.now();
      const name = written.username.replace(/[^\w.-]/g, '');
      const fileName = `hoptrail-${name}-${now.toISOString().slice(0, 10)}.zip`;
      const body = zipStream(entriesOf(images, { folder, written, now }), now);
      const closed = new Promise((resolve) => body.once('close', resolve));
      // Before the client has the end of the file: it may ask again at once.
      body.once('end', end);
      send({ fileName, body });
      await closed;
    });
  } finally {
    end();
  }
}

/** @throws AppError `export.tooMany` */
async function takeTry({ codeLimits }: ExportDeps, userId: string): Promise<void> {
  const tooMany = (retryAfter: number) => new AppError('export.tooMany', { retryAfter });
  await takeTries([[codeLimits.exports, userId]], tooMany);
}

async function* entriesOf(
  images: Deps['images'],
  { folder, written, now }: { folder: string; written: WrittenRows; now: Date },
): AsyncGenerator<ZipEntry> {
  for (const name of written.rowsByFile.keys()) {
    yield { name, body: createReadStream(join(folder, name)) };
  }
  const missing: string[] = [];
  for (const id of written.pictures) {
    const name = `pictures/${id}.webp`;
    const body = (await images.read(id, largest))?.body;
    if (body) yield { name, body: asStream(body), isCompressed: true };
    else missing.push(name);
  }
  const about = readMe(written, { now, missing });
  yield { name: 'README.txt', body: Readable.from([about]) };
}

function asStream(body: Buffer | Readable): Readable {
  return Buffer.isBuffer(body) ? Readable.from([body]) : body;
}
