import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

test('entries are grouped by day', () => {
  const at = (day: number, hour: number) => ({
    createdAt: new Date(2026, 4, day, hour).toISOString(),
  });
  const entries = [at(20, 11), at(20, 0), at(19, 23), at(2, 12)];
  expect(byDay(entries, new Date(2026, 4, 20, 12))).toEqual([
    { day: 'Today', entries: entries.slice(0, 2) },
    { day: 'Yesterday', entries: entries.slice(2, 3) },
    { day: 'May 2, 2026', entries: entries.slice(3) },
  ]);
});
