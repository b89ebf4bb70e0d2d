import { counted } from '../../../lib/counted.ts';

/**
 * Returns the text that explains an export.
 * @param counts the number of rows by the name of the file
 */
export function readMe(
  username: string,
  { now, counts, pictures }: { now: Date; counts: ReadonlyMap<string, number>; pictures: number },
): string {
  const lines = [...counts].map(([name, rows]) => `${name}: ${counted(rows, 'row')}`);
  return [
    `Everything that Hoptrail knows about ${username}, as of ${now.toISOString()}.`,
    '',
    'checkins.csv   every check-in, those of other apps too (RFC 4180, UTF-8)',
    'beers.csv      every beer (RFC 4180, UTF-8)',
    'visits.gpx     every check-in with a position, for maps (GPX 1.1)',
    'pictures/      the pictures that you sent, as WebP',
    'data/          the rows of the database, a file for each table (JSON)',
    '',
    'Times are in UTC. A text that a spreadsheet would run as a formula begins with an apostrophe.',
    '',
    ...lines,
    `pictures/: ${counted(pictures, 'picture')}`,
    '',
  ].join('\n');
}
