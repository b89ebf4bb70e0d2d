import { expect, test } from 'vitest';
import { knownBeerStyle } from './beer-styles.ts';
import { knownWeekday } from './weekdays.ts';

test('a day is known in any case, another word is not', () => {
  expect(knownWeekday(' mONDAY ')).toBe('Monday');
  expect(knownWeekday('Mon')).toBeUndefined();
});

test('a beer style is known however its accents are written', () => {
  expect(knownBeerStyle('Märzen'.normalize('NFD'))).toBe('Märzen');
  expect(knownBeerStyle('märzen')).toBeUndefined();
});
