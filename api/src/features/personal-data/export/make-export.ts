import { Readable } from 'node:stream';
import { EXPORT_LIFETIME_MS, IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import { ZipFile } from 'yazl';
import type { Deps } from '../../../context.ts';
import { write } from '../../../db/write.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { enqueueMail, NEWS_LIFETIME_MS } from '../../../mail/outbox.ts';
import { beersCsv, checkinsCsv, tableFile, visitsGpx, type WriteFile } from './export-files.ts';
import { readyMessage } from './export-mail.ts';
import { personalTables } from './exported-tables.ts';
import { findExportById, updateExportReady } from './exports.repo.ts';
import { findPictureIds } from './personal-rows.repo.ts';
import { readMe } from './read-me.ts';

export type ExportDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'images' | 'outbox' | 'privateFiles'
>;
type Export = NonNullable<Awaited<ReturnType<typeof findExportById>>>;

const largest = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 1280;

/**
 * Packs everything about a person into a zip, as a stream: neither the zip nor a file in it is in
 * memory as a whole.
 * @param renew called from time to time, so that no other instance begins the same export
 * @throws AppError `storage.unreachable`
 */
export async function makeExport(
  deps: ExportDeps,
  id: string,
  renew: () => Promise<void>,
): Promise<void> {
  const { db, clock, config, privateFiles } = deps;
  const order = await findExportById(db, id);
  if (!order) return;
  const bytes = await privateFiles.write(id, Readable.from(zipOf(deps, order, renew)));
  const now = clock.now();
  const expiresAt = instantAfter(now, EXPORT_LIFETIME_MS);
  const isWanted = await write(db, async (trx) => {
    const isThere = await updateExportReady(trx, id, {
      bytes,
      readyAt: now.toISOString(),
      expiresAt,
    });
    const mail = readyMessage(order.email, config.publicUrl);
    if (isThere) await enqueueMail(trx, mail, { now, lifetimeMs: NEWS_LIFETIME_MS });
    return isThere;
  });
  // The account was deleted meanwhile.
  if (!isWanted) await privateFiles.remove(id);
  await deps.outbox.wake();
}

/**
 * Yields the bytes of the zip. Nothing is read before the first byte is asked for: a stream that fails
 * without a listener would end the process.
 */
async function* zipOf(
  { db, clock, images }: ExportDeps,
  { userId, email, username }: Export,
  renew: () => Promise<void>,
): AsyncGenerator<Buffer> {
  const pictures = await Array.fromAsync(findPictureIds(db, userId));
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on('error', (error) => output.destroy(error));
  const options = { mtime: clock.now() };
  const counts = new Map<string, number>();
  const add = (name: string, writeFile: WriteFile) => {
    counts.set(name, 0);
    const count = () => counts.set(name, (counts.get(name) ?? 0) + 1);
    const text = async function* () {
      await renew();
      yield* writeFile(db, { id: userId, email }, count);
    };
    zip.addReadStreamLazy(name, options, (open) => open(null, Readable.from(text())));
  };
  add('checkins.csv', checkinsCsv);
  add('beers.csv', beersCsv);
  add('visits.gpx', visitsGpx);
  for (const table of personalTables()) add(`data/${table.name}.json`, tableFile(table));
  for (const id of pictures.flat()) {
    zip.addReadStreamLazy(`pictures/${id}.webp`, { ...options, compress: false }, (open) => {
      Promise.all([images.read(id, largest), renew()]).then(
        // The file of a picture is missing if its upload was interrupted.
        ([picture]) => open(null, asStream(picture?.body ?? Buffer.alloc(0))),
        (error) => open(error, Readable.from([])),
      );
    });
  }
  // Added last, when all rows are counted.
  const about = function* () {
    yield readMe(username, { now: clock.now(), counts, pictures: pictures.flat().length });
  };
  zip.addReadStreamLazy('README.txt', options, (open) => open(null, Readable.from(about())));
  zip.end();
  yield* output;
}

function asStream(body: Buffer | Readable): Readable {
  return Buffer.isBuffer(body) ? Readable.from([body]) : body;
}
