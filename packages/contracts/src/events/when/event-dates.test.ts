import { expect, test } from 'vitest';
import { dayOf, isImpossibleDate } from './event-dates.ts';
import { eventSortKey } from './sort-key.ts';

test.each([
  ['2026-06-01', '2026-06-01'],
  [' 2026-06-01T18:00', '2026-06-01'],
  ['June 1, 2026', '2026-06-01'],
  ['june 1st 2026', '2026-06-01'],
  ['Monday, Jun 1, 2026', '2026-06-01'],
  ['Feb 29, 2028', '2028-02-29'],
  ['Feb 30, 2026', undefined],
  ['2026-13-01', undefined],
  ['Smarch 1, 2026', undefined],
  ['Fri, Jan 8, 2027', '2027-01-08'],
  ['Sept 12, 2026', '2026-09-12'],
  ['Tues, Sept. 1, 2026', '2026-09-01'],
  ['Fri Jan 08 2027', '2027-01-08'],
  ['8 January 2027', '2027-01-08'],
  ['Friday, the 8th of January, 2027', '2027-01-08'],
  ['Fri\u202f8\u202fJan\u202f2027', '2027-01-08'],
  ['2027-1-8', '2027-01-08'],
  ['2027/01/08', '2027-01-08'],
  ['Mon, Jan 8, 2027', undefined],
  ['Not Jan 8, 2027', undefined],
  ['Jan 8, 2027 or Jan 9, 2027', undefined],
  ['Jan 8, 2027 (moved to Jan 15)', undefined],
  ['Jan 8, 2027, cancelled', undefined],
  ['Jan 8, 2027, rain or shine', '2027-01-08'],
  ['01/08/2027', undefined],
  ['Jan 8 & 9, 2027', undefined],
  ['0001-01-01', undefined],
  ['0099-05-01', undefined],
  ['1899-12-31', undefined],
  ['1900-01-01', '1900-01-01'],
  ['2199-12-31', '2199-12-31'],
  ['2200-01-01', undefined],
  ['9999-12-31', undefined],
  ['20271-01-08', undefined],
  ['2027-01-081', undefined],
  ['soon', undefined],
  ['', undefined],
])('dayOf(%j) is %j', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test('eventSortKey has day and start, and is undefined for an unreadable day', () => {
  expect(eventSortKey('June 1, 2026', '7 PM')).toBe('2026-06-01T19:00');
  expect(eventSortKey('2026-06-01', 'evening')).toBe('2026-06-01T00:00');
  expect(eventSortKey('soon', '7 PM')).toBeUndefined();
});

test.each([
  '2027-02-30',
  'Apr 31, 2027',
  '31 June 2027',
  '2027-13-01',
  '20271-01-08',
  '9998-01-01',
])('there is no date %j', (text) => {
  expect(isImpossibleDate(text)).toBe(true);
});

test.each(['', 'TBA', 'tomorrow', 'May 1', 'Mon, Jan 8, 2027', 'Smarch 1, 2026', '2027-01-08'])(
  'there may be a date %j',
  (text) => {
    expect(isImpossibleDate(text)).toBe(false);
  },
);
