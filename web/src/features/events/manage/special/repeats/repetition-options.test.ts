import { expect, test } from 'vitest';
import { nextDatesHint, repetitionOptions } from './repetition-options.ts';

const typed = { date: '2026-12-03', repeats: '', repeatsUntil: '', notOn: '' };
const labels = (values: typeof typed) => repetitionOptions(values).map(({ label }) => label);

test.each([
  ['2026-12-03', ['Every Thursday', 'Every second Thursday', 'First Thursday of the month']],
  ['2026-12-31', ['Every Thursday', 'Every second Thursday', 'Last Thursday of the month']],
  [
    'soon',
    [
      'Every week',
      'Every second week',
      'Every month, on the same weekday',
      'Every month, on the last such weekday',
    ],
  ],
])('the date %s allows %j', (date, options) => {
  expect(labels({ ...typed, date })).toEqual(['Does not repeat', ...options]);
});

test('the chosen option stays where another date does not allow it', () => {
  expect(labels({ ...typed, date: '2026-12-31', repeats: 'monthly' })).toContain(
    'Fifth Thursday of the month',
  );
});

test.each([
  [{ repeats: 'monthly' }, 'Next: Thu, Dec 3 · Thu, Jan 7 · Thu, Feb 4'],
  [{ repeats: 'weekly', notOn: '2026-12-10' }, 'Next: Thu, Dec 3 · Thu, Dec 17 · Thu, Dec 24'],
  [{ repeats: 'weekly', repeatsUntil: '2026-12-12' }, 'Next: Thu, Dec 3 · Thu, Dec 10'],
  [{ repeats: 'weekly', date: 'soon' }, undefined],
  [{ repeats: 'monthlyLast' }, undefined],
  [{}, undefined],
])('%j says %j', (values, hint) => {
  const said = nextDatesHint({ ...typed, ...values });
  expect(said?.replaceAll('\u00A0', ' ')).toBe(hint);
});
