import { expect, onTestFinished, test, vi } from 'vitest';
import { pastDateDoubt } from './past-date-doubt.ts';

test('a past date asks a question', () => {
  expect(pastDateDoubt('2020-05-01')?.text).toBe(
    'May 1, 2020 is over. Fans find the event among the past ones.',
  );
  expect(pastDateDoubt('2020-05-01', '2020-05-02')).toBeDefined();
});

test('the date of today asks no question', () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 1, 23, 59) });
  onTestFinished(() => void vi.useRealTimers());
  expect(pastDateDoubt('2026-05-01')).toBeUndefined();
  expect(pastDateDoubt('2026-04-30')).toBeDefined();
});

test.each([
  ['2999-01-01', undefined],
  ['every other Friday', undefined],
  ['', undefined],
  ['2020-05-01', '2020-05-01'],
])('%j asks no question if the stored date is %j', (date, stored) => {
  expect(pastDateDoubt(date, stored)).toBeUndefined();
});
