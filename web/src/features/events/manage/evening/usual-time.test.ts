import { expect, test } from 'vitest';
import { usualTime } from './usual-time.ts';

const events = (...times: string[]) =>
  times.map((time, at) => ({ time, createdAt: `2026-05-0${at + 1}T12:00:00.000Z` }));

test.each([
  [['6 PM - 9 PM', '8 PM - 11 PM', '6 PM - 9 PM'], '6 PM - 9 PM', 'most events have it'],
  [['6 PM - 9 PM', '8 PM - 11 PM'], '8 PM - 11 PM', 'the newest has it'],
  [['6 PM - 9 PM', '7 PM', 'TBA'], '6 PM - 9 PM', 'it has an end'],
  [['TBA'], '7:00 PM - 10:00 PM', 'no time can be read'],
  [[], '7:00 PM - 10:00 PM', 'there are no events'],
])('of %j the usual time is %s: %s', (times, usual) => {
  expect(usualTime(events(...times))).toBe(usual);
});
