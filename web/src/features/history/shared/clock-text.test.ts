import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '12:05 AM'],
  [9, '9:05 AM'],
  [12, '12:05 PM'],
  [23, '11:05 PM'],
])('%i:05 is shown as %s', (hours, text) => {
  expect(clockText(new Date(2026, 4, 1, hours, 5))).toBe(text);
});
