import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

test.each([
  [0, 'a moment ago'],
  [59_999, 'a moment ago'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [50 * 3_600_000, '2 days ago'],
])('%d ms is %s', (milliseconds, text) => {
  expect(ageText(milliseconds)).toBe(text);
});
