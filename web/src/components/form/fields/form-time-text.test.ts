import { expect, test } from 'vitest';
import { clockTime, spokenTime } from './form-time-text.ts';

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:30', '12:30 PM'],
  ['19:00', '7:00 PM'],
])('%s is written %s', (clock, text) => {
  expect(spokenTime(clock)).toBe(text);
  expect(clockTime(text)).toBe(clock);
});

test.each([
  ['7 pm', '19:00'],
  ['7:30 p.m. until late', '19:30'],
  ['6:00 PM - 9:00 PM', '18:00'],
])('%j begins with the time %s', (text, clock) => {
  expect(clockTime(text)).toBe(clock);
});

test.each(['', 'after the rain', '19', '13:00 PM', '7:75 PM'])(
  '%j does not begin with a time',
  (text) => {
    expect(clockTime(text)).toBeUndefined();
  },
);
