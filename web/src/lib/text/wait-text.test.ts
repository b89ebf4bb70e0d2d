import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [0, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('%d seconds are told as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
