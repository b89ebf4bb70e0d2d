import { resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { databaseVariables } from '../../config/database/database-variables.ts';
import { count, counted } from '../../lib/counted.ts';
import type { MovedPictures } from '../../objects/move-pictures.ts';
import type { Moved } from './move-order.ts';

const NAME_WIDTH = 26;
const COUNT_WIDTH = 12;
const SHOWN_DIGITS = 16;
const MOST_MISSING = 5;

/** Returns the lines about a finished move: counts, checksums, and what to do next. */
export function describeMove(moved: Moved, source: Config, target: Config): string[] {
  return [
    lineOf('table', 'rows', 'checksum, in source and target'),
    ...(moved.tables ?? []).map(({ name, rows, sha256 }) =>
      lineOf(name, count(rows), sha256.slice(0, SHOWN_DIGITS)),
    ),
    ...(moved.pictures ? describePictures(moved.pictures) : []),
    '',
    ...nextSteps(moved, source, target),
  ].slice(moved.tables ? 0 : 1);
}

/** Returns the text of the report: the whole checksum of every table and picture. */
export function reportOf({ tables = [], pictures }: Moved): string {
  const lines = [
    ...tables.map(({ name, rows, sha256 }) => `table ${name} ${rows} ${sha256}`),
    ...[...(pictures?.checksums ?? [])].toSorted().map(([id, sha256]) => `picture ${id} ${sha256}`),
    ...(pictures?.missing ?? []).map((id) => `missing-picture ${id}`),
  ];
  return `${lines.join('\n')}\n`;
}

function describePictures({ checksums, found, bytes, missing }: MovedPictures): string[] {
  const size = `${count(Math.ceil(bytes / 1e6))} MB, each read and compared`;
  const before = found > 0 ? `; ${count(found)} were there from an earlier try` : '';
  const ids = missing.slice(0, MOST_MISSING).join(', ');
  return [
    lineOf('pictures', count(checksums.size), `${size}${before}`),
    ...(missing.length > 0
      ? [`${counted(missing.length, 'picture')} of the database had no files before: ${ids}`]
      : []),
  ];
}

function nextSteps({ tables, pictures }: Moved, source: Config, target: Config): string[] {
  const { objectStore, database } = target;
  const settings = [
    ...(tables === undefined ? [] : [databaseSetting(database, target)]),
    ...(pictures === undefined ? [] : [pictureSetting(objectStore?.url)]),
  ];
  if (settings.length === 0) return ['Nothing had to be moved.'];
  return [
    'Everything in the target equals the source, which was not changed.',
    `Now ${settings.join(', ')}, and start the server.`,
    ...(tables === undefined ? [] : [`Do not serve the data of ${placeOf(source)} again.`]),
  ];
}

function databaseSetting(database: Config['database'], { dataDir }: Config): string {
  return database === undefined
    ? `leave DATABASE_URL out, set DATA_DIR=${resolve(dataDir)}`
    : `set DATABASE_URL=${databaseVariables(database).DATABASE_URL} and its password`;
}

function pictureSetting(url: string | undefined): string {
  return url === undefined ? 'leave OBJECT_STORE_URL out' : `set OBJECT_STORE_URL=${url}`;
}

function placeOf({ database, dataDir }: Config): string {
  return database === undefined ? resolve(dataDir) : `the database ${database.database}`;
}

function lineOf(name: string, rows: string, checksum: string): string {
  return `${name.padEnd(NAME_WIDTH)} ${rows.padStart(COUNT_WIDTH)}  ${checksum}`;
}
