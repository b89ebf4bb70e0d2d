import { expect, test } from 'vitest';
import { weekdayOf } from './weekday-of.ts';

test.each([
  [4, 'Monday'],
  [9, 'Saturday'],
  [10, 'Sunday'],
])('May %d, 2026 is a %s', (day, weekday) => {
  expect(weekdayOf(new Date(2026, 4, day, 23, 59))).toBe(weekday);
});
