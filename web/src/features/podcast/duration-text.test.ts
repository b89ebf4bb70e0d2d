import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  ['60', '60 min'],
  [' 045 ', '45 min'],
  ['1:05:00', '1:05:00'],
  ['1 h 5 min', '1 h 5 min'],
  ['', ''],
])('a duration of %j is shown as %j', (duration, text) => {
  expect(durationText(duration)).toBe(text);
});
