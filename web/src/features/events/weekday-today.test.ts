import { expect, test } from 'vitest';
import { weekdayToday } from './weekday-today.ts';

test.each([
  [4, 'Monday'],
  [9, 'Saturday'],
  [10, 'Sunday'],
])('the %d of May 2026 is a %s', (day, weekday) => {
  expect(weekdayToday(new Date(2026, 4, day, 23, 59))).toBe(weekday);
});
