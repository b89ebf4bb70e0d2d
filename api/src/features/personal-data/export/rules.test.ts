import { csvLine } from '@hoptrail/contracts/lib/text/csv';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { waypoint } from './gpx.rules.ts';

test.each([
  ['=1+1', `'=1+1`],
  ['+49 30', `'+49 30`],
  ['-2+3', `'-2+3`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['  =1+1', `'  =1+1`],
  ['\u200e=1+1', `'\u200e=1+1`],
  ['\uff1d1+1', `'\uff1d1+1`],
  ['\t=1', `'\t=1`],
  ['-97.5117', '-97.5117'],
  ['3 = 3', '3 = 3'],
  ['a "b", c\r\nd', 'a "b", c\r\nd'],
])('writes the cell %j so that a reader gets %j', (cell, expected) => {
  expect(parse(csvLine([cell, 'next']))).toEqual([[expected, 'next']]);
  expect(csvLine([cell, 'next'])).toMatch(/\r\n$/);
});

test('leaves empty cells empty', () => {
  expect(csvLine([null, 1, ''])).toBe(',1,\r\n');
});

test('writes waypoints that any reader of XML accepts', () => {
  const point = waypoint({
    latitude: '35.4667',
    longitude: '-97.5117',
    time: '2026-05-01T12:00:00.000Z',
    name: 'Salt & <Hop> "Works"\u0000\ud800',
    notes: null,
    place: '',
    source: 'Hoptrail',
  });
  expect(point).toBe(
    '<wpt lat="35.4667" lon="-97.5117"><time>2026-05-01T12:00:00.000Z</time><name>Salt &amp; &lt;Hop&gt; &quot;Works&quot;\ufffd</name><src>Hoptrail</src><sym>Bar</sym></wpt>\n',
  );
});
