import { expect, test } from 'vitest';
import { beerFacts, priceText, ratingText } from './beer-facts.ts';

test.each([
  ['4.66', '4.7'],
  ['4.00', '4.0'],
  ['0.00', undefined],
  [null, undefined],
])('a rating of %j is shown as %j', (rating, text) => {
  expect(ratingText(rating)).toBe(text);
});

test('the strength has no trailing zeros', () => {
  expect(beerFacts({ beerStyle: 'IPA', abv: '6.80', ibu: 65 })).toEqual([
    'IPA',
    '6.8% ABV',
    '65 IBU',
  ]);
});

test('unknown values of a beer are left out', () => {
  expect(beerFacts({ beerStyle: 'Mead', abv: null, ibu: null })).toEqual(['Mead']);
  expect(beerFacts({ beerStyle: 'Lager', abv: '0.00', ibu: 0 })).toEqual([
    'Lager',
    '0% ABV',
    '0 IBU',
  ]);
});

test('only known prices are shown, and whole ones without cents', () => {
  const prices = { priceSmall: '4.00', priceMedium: null, priceLarge: '7.50' };
  expect(priceText(prices)).toBe('$4 · $7.50');
  expect(priceText({ priceSmall: null, priceMedium: null, priceLarge: null })).toBeUndefined();
});
