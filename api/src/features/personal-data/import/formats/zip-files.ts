import { type FileHandle, open as openFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { UnreadableFile } from './unreadable-file.ts';

/** The most that the files of a zip may hold, unpacked. */
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_FILES = 200;
/** The most files of all kinds in a zip: Swarm's has the pictures too. */
const MOST_ENTRIES = 50_000;
const SWARM = /(^|\/)checkins\d*\.json$/i;
const TEXT = /\.(csv|json)$/i;
/** What macOS adds to zips. */
const HIDDEN = /(^|\/)(__MACOSX\/|\._)/;

/** A file in a zip. */
export interface ZippedFile {
  name: string;
  open(): Promise<Readable>;
  /** The size of all wanted files together, unpacked. */
  bytesInAll: number;
}

/** Returns whether a file is a zip, by its first bytes. */
export async function isZip(path: string): Promise<boolean> {
  const file: FileHandle = await openFile(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const mark = buffer.toString('latin1');
    return bytesRead === 4 && (mark === 'PK\x03\x04' || mark === 'PK\x05\x06');
  } finally {
    await file.close();
  }
}

/**
 * Runs work with the files of an export in a zip: those with Swarm's check-ins, in their order, or
 * else the only CSV or JSON file.
 * @throws UnreadableFile if there are none, if the zip is damaged or encrypted, if it has more than
 * 50,000 entries, or if it unpacks to more than 100 MB
 */
export async function* filesInZip(path: string): AsyncGenerator<ZippedFile> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(damaged);
  try {
    const entries = await entriesOf(zip).catch(damaged);
    for (const entry of entries) {
      yield {
        name: entry.fileName,
        bytesInAll: bytesOf(entries),
        open: () => zip.openReadStreamPromise(entry).catch(damaged),
      };
    }
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) {
    throw new UnreadableFile(
      'There are more than 50,000 files in this zip. Please send its check-in files alone.',
    );
  }
  const texts: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (TEXT.test(entry.fileName) && !HIDDEN.test(entry.fileName)) texts.push(entry);
    if (texts.length > MOST_FILES) throw new UnreadableFile(NOTHING);
  }
  const swarm = texts.filter(({ fileName }) => SWARM.test(fileName));
  const wanted = swarm.length > 0 ? swarm : texts;
  if (wanted.length === 0 || (swarm.length === 0 && wanted.length > 1)) {
    throw new UnreadableFile(NOTHING);
  }
  if (wanted.some((entry) => entry.isEncrypted())) {
    throw new UnreadableFile('This zip has a password. Please send it without one.');
  }
  // The reader stops where an entry unpacks to more than the zip says.
  if (bytesOf(wanted) > MOST_BYTES) {
    throw new UnreadableFile('The files in this zip are larger than 100 MB.');
  }
  return wanted.toSorted((a, b) => numberOf(a) - numberOf(b));
}

function bytesOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
}

const NOTHING =
  'This zip has no check-ins: Swarm’s has files such as checkins1.json, Untappd’s one CSV or JSON file.';

function numberOf({ fileName }: Entry): number {
  return Number(/(\d+)\.json$/i.exec(fileName)?.[1] ?? 0);
}

function damaged(error: unknown): never {
  if (error instanceof UnreadableFile) throw error;
  throw new UnreadableFile('This zip is damaged. Please download it again.', { cause: error });
}
