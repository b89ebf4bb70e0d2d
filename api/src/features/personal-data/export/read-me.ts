import { counted } from '../../../lib/counted.ts';
import type { WrittenRows } from './write-rows.ts';

/**
 * Returns the text that explains an export.
 * @param missing the names of pictures whose files the server does not have
 */
export function readMe(
  { username, rowsByFile, pictures }: WrittenRows,
  { now, missing }: { now: Date; missing: readonly string[] },
): string {
  const lines = [...rowsByFile].map(([name, rows]) => `${name}: ${counted(rows, 'row')}`);
  const absent = missing.map((name) => `${name} is missing: the server does not have the file.`);
  return [
    `Everything that Hoptrail knows about ${username}, as of ${now.toISOString()}.`,
    '',
    'checkins.csv   every check-in, those of other apps too (RFC 4180, UTF-8)',
    'beers.csv      every beer (RFC 4180, UTF-8)',
    'visits.gpx     every check-in with a position, for maps (GPX 1.1)',
    'visits.kml     the same for Google Earth and its like (KML 2.2)',
    'visits.geojson the same for programs (RFC 7946)',
    'pictures/      the pictures that you sent, as WebP',
    'data/          the rows of the database, a file for each table (JSON)',
    '',
    'Times are in UTC. A text that a spreadsheet would run as a formula begins with an apostrophe.',
    '',
    ...lines,
    `pictures/: ${counted(pictures.length - missing.length, 'picture')}`,
    ...absent,
    '',
  ].join('\n');
}
