import { expect, test } from 'vitest';
import { knownBeerStyle } from './beer-styles.ts';
import { knownWeekday } from './weekdays.ts';

test('knownWeekday takes a day in any case, and no other word', () => {
  expect(knownWeekday(' mONDAY ')).toBe('Monday');
  expect(knownWeekday('Mon')).toBeUndefined();
});

test('knownBeerStyle takes accents in any Unicode form', () => {
  expect(knownBeerStyle('Märzen'.normalize('NFD'))).toBe('Märzen');
  expect(knownBeerStyle('märzen')).toBeUndefined();
});
