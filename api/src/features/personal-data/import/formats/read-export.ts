import type { ImportSource } from '@hoptrail/contracts/lists/import-states';
import { counted } from '../../../../lib/counted.ts';
import { MissingColumns, SourceError } from '../../../imports/shared/csv/list-source.ts';
import type { Checkin, RawRow, ReadRow } from './checkin.ts';
import { rowsOf } from './rows-of-files.ts';
import { swarmCheckin } from './swarm.ts';
import { ForeignFile, UnreadableFile } from './unreadable-file.ts';
import { UNTAPPD_COLUMNS, untappdCheckin } from './untappd.ts';
import { BadRow } from './values.ts';

/** The number of rows among which one must show the app. */
const ROWS_TO_RECOGNISE = 1000;

/**
 * Reads the check-ins of another app's export, one at a time. The app is recognised by the columns
 * or the shape of a row, not by the file's name; rows without them are problems of theirs.
 * @throws UnreadableFile
 */
export async function* readExport(path: string, now: Date): AsyncGenerator<ReadRow> {
  try {
    const source = await recognise(path);
    for await (const { row, share } of rowsOf(path)) {
      yield { source, share, ...checkinOf(row, { source, now }) };
    }
  } catch (error) {
    if (error instanceof MissingColumns && error.isOtherTable) throw new ForeignFile();
    if (error instanceof SourceError) throw new UnreadableFile(error.message);
    if (isDamage(error)) throw new UnreadableFile('This zip is damaged. Please download it again.');
    throw error;
  }
}

/** @throws UnreadableFile if none of the first rows shows the app */
async function recognise(path: string): Promise<ImportSource> {
  let rows = 0;
  let malformed: RawRow | undefined;
  for await (const { row } of rowsOf(path)) {
    const source = row.fields && sourceOf(row.fields);
    if (source) return source;
    if (row.problem !== undefined) malformed ??= row;
    rows += 1;
    if (rows === ROWS_TO_RECOGNISE) break;
  }
  if (rows === 0) throw new UnreadableFile('There are no check-ins in this file.');
  if (!malformed) throw new ForeignFile();
  throw new UnreadableFile(
    `Of ${counted(rows, 'row')} of this file, none is a check-in. The first problem is in ${malformed.place}: ${malformed.problem}.`,
  );
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
  const isOfSwarm = 'type' in fields || 'venue' in fields || 'timeZoneOffset' in fields;
  return isCheckin && isOfSwarm && 'createdAt' in fields && 'id' in fields ? 'swarm' : undefined;
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
