import { expect, test } from 'vitest';
import { nextUsualDay } from './next-usual-day.ts';

// 2026-05-12 was a Tuesday.
test.each([
  ['2026-05-12', '2026-05-15', '2026-05-19'],
  ['2026-05-05', '2026-05-12', '2026-05-12'],
  ['2026-05-12', '2026-05-12', '2026-05-19'],
  ['May 5, 2026', '2026-12-30', '2027-01-05'],
  ['every other Friday', '2026-05-12', undefined],
])('an event on %s seen on %s is next on %s', (date, today, next) => {
  expect(nextUsualDay({ date }, today)).toBe(next);
});
