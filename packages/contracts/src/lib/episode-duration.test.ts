import { expect, test } from 'vitest';
import { durationSeconds } from './episode-duration.ts';

test.each([
  ['62:03', 3723],
  ['1:02:03', 3723],
  ['01:00:00', 3600],
  ['0:45', 45],
  ['120:00', 7200],
  ['60', 3600],
  [' 7 ', 420],
  ['12.5', 750],
  ['300', 18_000],
  ['900', 900],
  ['3600', 3600],
  ['45 min', 2700],
  ['45min.', 2700],
  ['45 Minutes', 2700],
  ['1 hour', 3600],
  ['2 hrs', 7200],
  ['1 h 5 min', 3900],
  ['1 hour and 5 minutes', 3900],
  ['1 hour, 5 minutes', 3900],
  ['1h02m03s', 3723],
  ['1.5 hours', 5400],
  ['90 sec', 90],
])('reads %o as %i seconds', (text, seconds) => {
  expect(durationSeconds(text)).toBe(seconds);
});

test.each([
  ...['', '0', '0:00', '0 min', 'about an hour', 'about 45 min', '45-60 min', '45 or 60'],
  ...['1:75', '1:62:03', '1:2:3', '62:3', '301', '899', '1e3', '-5', '12,5', '1h30', '45 min ago'],
  ...['999999999', '1.2.3', '12:30 pm', 'h', 'min', 'and', '5 m 1 h', 'NaN', 'Infinity'],
])('does not read %o', (text) => {
  expect(durationSeconds(text)).toBeUndefined();
});
