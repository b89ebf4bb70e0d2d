import { expect, test } from 'vitest';
import { waitTextOfSeconds } from './wait-text.ts';

test.each([
  [0, '0h 1m', '1m', '1 second'],
  [45, '0h 1m', '1m', '45 seconds'],
  [60, '0h 1m', '1m', '1 minute'],
  [61, '0h 2m', '2m', '2 minutes'],
  [3600, '1h 0m', '1h 0m', '1 hour'],
  [3601, '1h 1m', '1h 1m', '2 hours'],
  [18_661, '5h 12m', '5h 12m', '6 hours'],
  [86_400, '24h 0m', '24h 0m', '24 hours'],
])('%d seconds read %s, %s and %s', (seconds, clock, short, words) => {
  expect(waitTextOfSeconds(seconds, 'clock')).toBe(clock);
  expect(waitTextOfSeconds(seconds, 'short')).toBe(short);
  expect(waitTextOfSeconds(seconds, 'words')).toBe(words);
});
