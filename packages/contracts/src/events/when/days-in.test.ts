import { expect, test } from 'vitest';
import { daysIn, readDays } from './days-in.ts';

test('finds the days in a text, in any form and order', () => {
  expect(daysIn('Dec 31, 2026; 2026-12-24 and January 7th 2027')).toEqual([
    '2026-12-24',
    '2026-12-31',
    '2027-01-07',
  ]);
  expect(daysIn('in summer, Feb 30, 2026')).toEqual([]);
});

test.each([
  ['Jan 8 & 15, 2027', ['2027-01-08', '2027-01-15']],
  ['Jan 8, 15 and 22, 2027', ['2027-01-08', '2027-01-15', '2027-01-22']],
  ['8 & 15 January 2027', ['2027-01-08', '2027-01-15']],
  ['Jan 30 and Feb 6, 2027', ['2027-01-30', '2027-02-06']],
  ['2027-01-08 - 2027-01-10', ['2027-01-08', '2027-01-09', '2027-01-10']],
  ['Jan 8 \u2013 10, 2027', ['2027-01-08', '2027-01-09', '2027-01-10']],
  ['8 through 10 Jan 2027', ['2027-01-08', '2027-01-09', '2027-01-10']],
  ['Dec 31 - Jan 1, 2027', ['2026-12-31', '2027-01-01']],
  ['Dec 31, 2026 to Jan 1, 2027', ['2026-12-31', '2027-01-01']],
  ['Fri, Jan 8, 2027 (summer party)', ['2027-01-08']],
  ['', []],
])('reads %j whole', (text, days) => {
  expect(readDays(text)).toEqual({ days, isWhole: true });
});

test.each([
  ['1/8/2027', []],
  ['bananas', []],
  ['Jan 8', []],
  ['January 2027', []],
  ['Mon, Jan 8, 2027', []],
  ['Feb 30, 2027', []],
  ['Dec 24 and Jan 1, 2027', []],
  ['Dec 24 & 31 January 2027', []],
  ['Jan 8, 2027 -', ['2027-01-08']],
  ['2027-01-10 - 2027-01-08', []],
  ['2027-01-08 - 2029-01-08', []],
  ['2027-01-08 - 2027-01-10 - 2027-01-12', []],
  ['9999-12-31', []],
  ['8.1.2027', []],
  ['Jan 8, 2027 and bananas', ['2027-01-08']],
])('is sure of %j only for %j', (text, days) => {
  expect(readDays(text)).toEqual({ days, isWhole: false });
});
