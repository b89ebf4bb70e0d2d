import { expect, onTestFinished, test, vi } from 'vitest';
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

test.each([
  ['an hour longer', new Date('2026-11-01T23:30:00-06:00'), new Date('2026-10-31T12:00:00-05:00')],
  ['an hour shorter', new Date('2027-03-15T00:30:00-05:00'), new Date('2027-03-14T12:00:00-05:00')],
])('yesterday is the day before, also when a day is %s', (_what, now, before) => {
  vi.stubEnv('TZ', 'America/Chicago');
  onTestFinished(() => void vi.unstubAllEnvs());
  const entries = [{ createdAt: now.toISOString() }, { createdAt: before.toISOString() }];
  expect(byDay(entries, now).map(({ day }) => day)).toEqual(['Today', 'Yesterday']);
});
