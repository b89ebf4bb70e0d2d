import { expect, test } from 'vitest';
import { counted, decimal, grouped } from './numbers.ts';
import { price } from './region/price.ts';

test('numbers have their thousands separated', () => {
  expect([0, 12, 999, 1000, 1_234_567, -1234].map((number) => grouped(number))).toEqual([
    '0',
    '12',
    '999',
    '1,000',
    '1,234,567',
    '-1,234',
  ]);
});

test('a count has its noun in the right number', () => {
  const said = [0, 1, 2, 1234].map((count) => counted(count, 'brewery', 'breweries'));
  expect(said).toEqual(['0 breweries', '1 brewery', '2 breweries', '1,234 breweries']);
});

test('decimals are kept as far as wanted', () => {
  expect(decimal(1234, 1)).toBe('1,234.0');
  expect(decimal(5.4, 2, 0)).toBe('5.4');
  expect(decimal(4.256, 2)).toBe('4.26');
});

test('prices have cents where there are some', () => {
  expect([4, 5.5, 1200].map((amount) => price(amount, 'USD'))).toEqual(['$4', '$5.50', '$1,200']);
});
