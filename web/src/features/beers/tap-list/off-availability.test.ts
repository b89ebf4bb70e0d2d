import { beforeEach, expect, test } from 'vitest';
import { offAvailability, rememberOff } from './off-availability.ts';

beforeEach(() => sessionStorage.clear());

test('a beer that was coming is coming again after it was on tap, any other one is gone', () => {
  rememberOff('next', 'coming');
  rememberOff('next', 'available');
  rememberOff('old', 'available');
  expect([offAvailability('next'), offAvailability('old')]).toEqual(['coming', 'gone']);
});

test('a beer that was gone before it was switched on is gone again', () => {
  rememberOff('next', 'coming');
  rememberOff('next', 'gone');
  expect(offAvailability('next')).toBe('gone');
});

test('what is no list of beers is none', () => {
  sessionStorage.setItem('comingBeers', '{');
  expect(offAvailability('next')).toBe('gone');
});
