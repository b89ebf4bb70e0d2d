import { csvLine } from '@hoptrail/contracts/lib/text/csv';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

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
