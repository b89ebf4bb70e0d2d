import { expect, test } from 'vitest';
import { calendarDay, nearDay } from './calendar-day.ts';

const today = '2026-12-31';

test('a leaf has month, day and weekday, from the parts of the date', () => {
  expect(calendarDay('2026-03-01', today)).toEqual({
    iso: '2026-03-01',
    month: 'MAR',
    day: '1',
    foot: 'Sun',
  });
});

test('a leaf of another year shows the year instead of the weekday', () => {
  expect(calendarDay('2027-01-09', today)?.foot).toBe('2027');
});

test('a date in words has a leaf too', () => {
  expect(calendarDay('Saturday, March 7, 2026', today)?.iso).toBe('2026-03-07');
});

test('a text that names no day has no leaf', () => {
  expect(calendarDay('Every full moon', today)).toBeUndefined();
});

test.each([
  ['2026-12-31', 'Today'],
  ['2027-01-01', 'Tomorrow'],
  ['2027-01-02', undefined],
  ['2026-12-30', undefined],
  ['some day', undefined],
])('%s is %s on the last day of 2026', (date, word) => {
  expect(nearDay(date, today)).toBe(word);
});
