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

test('named sizes stand before their prices, in the order of the menu', () => {
  const beer = { priceSmall: '4.00', priceMedium: '6.50', priceLarge: '7.00', priceFourth: null };
  const servingSizes = [
    { price: 'priceLarge', name: 'Pint' },
    { price: 'priceFourth', name: 'Crowler' },
    { price: 'priceSmall', name: 'Half pint' },
  ] as const;
  expect(priceText(beer, { servingSizes: [...servingSizes], currency: 'EUR' })).toBe(
    'Pint\u00a0€7 · Half\u00a0pint\u00a0€4 · €6.50',
  );
  expect(priceText(beer, { currency: 'JPY' })).toBe('¥4 · ¥7 · ¥7');
});
