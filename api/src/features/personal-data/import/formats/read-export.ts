import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ImportSource } from '@hoptrail/contracts/lists/import-states';
import { readCsv } from '../../../imports/shared/csv/list-csv.ts';
import { MissingColumns, SourceError } from '../../../imports/shared/csv/list-source.ts';
import type { Checkin, RawRow, ReadRow } from './checkin.ts';
import { decodeText, encodingOf } from './decode-text.ts';
import { readJsonRows } from './json-rows.ts';
import { swarmCheckin } from './swarm.ts';
import { ForeignFile, UnreadableFile } from './unreadable-file.ts';
import { UNTAPPD_COLUMNS, untappdCheckin } from './untappd.ts';
import { BadRow } from './values.ts';
import { filesInZip, isZip } from './zip-files.ts';

/** The most blanks before the first character of an export. */
const MOST_BLANKS = 1_000_000;

type Open = () => Promise<Readable>;

/**
 * Reads the check-ins of another app's export, one at a time. The format is found by the content of
 * the file, not by its name.
 * @throws UnreadableFile
 */
export async function* readExport(path: string, now: Date): AsyncGenerator<ReadRow> {
  const progress = { bytes: 0 };
  let source: ImportSource | undefined;
  // Malformed rows before the first row that shows which app made the export.
  const unsure: RawRow[] = [];
  try {
    for await (const { open, label, bytesInAll } of filesOf(path)) {
      for await (const row of readRows(counting(open, progress), await encodingOf(open))) {
        source ??= row.fields && sourceOf(row.fields);
        if (!source && row.fields) throw new ForeignFile();
        unsure.push(row);
        if (!source) continue;
        const share = Math.min(1, progress.bytes / bytesInAll);
        for (const { place, ...raw } of unsure.splice(0)) {
          const named = { ...raw, place: label + place };
          yield { source, share, ...checkinOf(named, { source, now }) };
        }
      }
    }
  } catch (error) {
    if (error instanceof MissingColumns && error.isOtherTable) throw new ForeignFile();
    if (error instanceof SourceError) throw new UnreadableFile(error.message);
    if (isDamage(error)) throw new UnreadableFile('This zip is damaged. Please download it again.');
    throw error;
  }
  if (!source) throw new UnreadableFile('There are no check-ins in this file.');
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

/** Errors of zlib, and of the reader of zips. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfZlib = 'code' in error && String(error.code).startsWith('Z_');
  return isOfZlib || /bytes in the stream|local file header/.test(error.message);
}

function sourceOf(fields: Readonly<Record<string, unknown>>): ImportSource | undefined {
  if (UNTAPPD_COLUMNS.every((name) => name in fields)) return 'untappd';
  const isCheckin = (fields.type ?? 'checkin') === 'checkin';
  const isAtPlace = 'venue' in fields || 'timeZoneOffset' in fields;
  return isCheckin && isAtPlace && 'createdAt' in fields && 'id' in fields ? 'swarm' : undefined;
}

function checkinOf(
  { place, fields, problem = 'it cannot be read' }: RawRow,
  { source, now }: { source: ImportSource; now: Date },
): { checkin: Checkin } | { place: string; problem: string } {
  if (!fields) return { place, problem };
  try {
    const read = source === 'untappd' ? untappdCheckin : swarmCheckin;
    return { checkin: read(fields, now) };
  } catch (error) {
    if (error instanceof BadRow) return { place, problem: error.message };
    throw error;
  }
}
