import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { readCsv } from '../../../imports/shared/csv/list-csv.ts';
import type { RawRow } from './checkin.ts';
import { decodeText, encodingOf } from './decode-text.ts';
import { readJsonRows } from './json-rows.ts';
import { ForeignFile } from './unreadable-file.ts';
import { UNTAPPD_COLUMNS } from './untappd.ts';
import { filesInZip, isZip } from './zip-files.ts';

/** The most blanks before the first character of an export. */
const MOST_BLANKS = 1_000_000;

type Open = () => Promise<Readable>;

/** A row, and the share of the files that was read with it, from 0 to 1. */
interface PlacedRow {
  row: RawRow;
  share: number;
}

/**
 * Reads the rows of a CSV or JSON file, or of those in a zip, one at a time.
 * @throws UnreadableFile, SourceError, and errors of zlib and of the reader of zips
 */
export async function* rowsOf(path: string): AsyncGenerator<PlacedRow> {
  const progress = { bytes: 0 };
  for await (const { open, label, bytesInAll } of filesOf(path)) {
    for await (const row of readRows(counting(open, progress), await encodingOf(open))) {
      const share = Math.min(1, progress.bytes / bytesInAll);
      yield { row: { ...row, place: label + row.place }, share };
    }
  }
}

interface ReadableFile {
  open: Open;
  /** Names the file in a zip. */
  label: string;
  /** The size of all files together. */
  bytesInAll: number;
}

async function* filesOf(path: string): AsyncGenerator<ReadableFile> {
  if (!(await isZip(path))) {
    const { size } = await stat(path);
    return yield { open: async () => createReadStream(path), label: '', bytesInAll: size };
  }
  for await (const { name, ...file } of filesInZip(path)) {
    yield { ...file, label: `${name.split('/').at(-1)}, ` };
  }
}

function counting(open: Open, progress: { bytes: number }): () => AsyncGenerator<Buffer> {
  return async function* () {
    for await (const chunk of (await open()) as AsyncIterable<Buffer>) {
      progress.bytes += chunk.length;
      yield chunk;
    }
  };
}

async function* readRows(
  open: () => AsyncIterable<Buffer>,
  encoding: string,
): AsyncGenerator<RawRow> {
  let start = '';
  for await (const piece of decodeText(open(), encoding)) {
    start += piece;
    // Only of the piece: a bomb of blanks would be searched again with each one.
    if (piece.trim() !== '') break;
    if (start.length > MOST_BLANKS) throw new ForeignFile();
  }
  if (isBinary(start)) throw new ForeignFile();
  const text = decodeText(open(), encoding);
  const expected = { what: 'export of Untappd', columns: UNTAPPD_COLUMNS };
  yield* /^\s*[[{]/.test(start)
    ? readJsonRows(text)
    : readCsv({ name: 'This file', text }, expected);
}

/** Texts have no NUL. */
function isBinary(text: string): boolean {
  return text.slice(0, 1000).includes('\0');
}
