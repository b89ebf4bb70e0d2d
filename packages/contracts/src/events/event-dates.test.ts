import { expect, test } from 'vitest';
import { dayOf, daysIn, eventSortKey } from './event-dates.ts';

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

test('finds the days in a text, in any form and order', () => {
  expect(daysIn('Dec 31, 2026; 2026-12-24 and January 7th 2027')).toEqual([
    '2026-12-24',
    '2026-12-31',
    '2027-01-07',
  ]);
  expect(daysIn('in summer, Feb 30, 2026')).toEqual([]);
});
