import { expect, test } from 'vitest';
import { dayOf, eventSortKey, startOf } from './event-dates.ts';

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

test.each([
  ['7:00 PM', '19:00'],
  ['7 pm - 10 pm', '19:00'],
  ['12 AM', '00:00'],
  ['12:30 p.m.', '12:30'],
  ['18:15', '18:15'],
  ['25:00', undefined],
  ['all day', undefined],
])('startOf(%j) is %j', (text, start) => {
  expect(startOf(text)).toBe(start);
});

test('eventSortKey has day and start, and is undefined for an unreadable day', () => {
  expect(eventSortKey('June 1, 2026', '7 PM')).toBe('2026-06-01T19:00');
  expect(eventSortKey('2026-06-01', 'evening')).toBe('2026-06-01T00:00');
  expect(eventSortKey('soon', '7 PM')).toBeUndefined();
});
