import { beforeEach, expect, test } from 'vitest';
import { offAvailability, rememberOff } from './off-availability.ts';

beforeEach(() => sessionStorage.clear());

test('a beer that was coming soon is so again after it was on tap, any other is unavailable', () => {
  rememberOff('next', 'coming');
  rememberOff('next', 'available');
  rememberOff('old', 'available');
  expect([offAvailability('next'), offAvailability('old')]).toEqual(['coming', 'gone']);
});

test('a beer that was unavailable before it was switched on is so again', () => {
  rememberOff('next', 'coming');
  rememberOff('next', 'gone');
  expect(offAvailability('next')).toBe('gone');
});

test('an unreadable stored list counts as empty', () => {
  sessionStorage.setItem('comingBeers', '{');
  expect(offAvailability('next')).toBe('gone');
});
