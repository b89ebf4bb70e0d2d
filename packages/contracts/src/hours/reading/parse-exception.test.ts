import { expect, test } from 'vitest';
import { exceptionText } from '../hours-text.ts';
import { parseException } from './parse-exception.ts';

test.each([
  ['2026-12-24 closed'],
  ['2026-12-24 - 2026-12-26 closed (Christmas)'],
  ['2026-06-01 - 2026-08-31 11 am - 2 pm, 5 pm - midnight (Summer)'],
  ['2026-12-24..2026-12-25: closed', '2026-12-24 - 2026-12-25 closed'],
  ['2026-12-31 16-22', '2026-12-31 4 pm - 10 pm'],
])('%j is read', (text, written = text) => {
  const exception = parseException(text);
  expect(exception && exceptionText(exception)).toBe(written);
});

test.each([['Christmas closed'], ['2026-12-24'], ['2026-12-24 Mon 4-10 pm'], ['2026-12-24 maybe']])(
  '%j is not read',
  (text) => {
    expect(parseException(text)).toBeUndefined();
  },
);
