import { expect, test } from 'vitest';
import { repetitionLine } from './repetition-line.ts';

test.each([
  [{ repeats: 'monthly' }, 'First Friday of the month'],
  [{ repeats: 'weekly', repeatsUntil: '2026-12-25' }, 'Every Friday until December 25, 2026'],
  [
    { repeats: 'weekly', notOn: '2026-05-22, 2026-06-12, 2026-06-19' },
    'Every Friday, not on June 12, 2026 and June 19, 2026',
  ],
  [{ repeats: null, repeatsUntil: '2026-12-25' }, undefined],
  // Of a copy that an older version stored on the phone.
  [{}, undefined],
])('%j is shown as %j', (event, line) => {
  expect(repetitionLine({ date: 'June 5, 2026', ...event })).toBe(line);
});
