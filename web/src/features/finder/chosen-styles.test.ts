import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import { expect, test } from 'vitest';
import { knownStyles, stylesFromText, stylesText, toggled } from './chosen-styles.ts';

test('the address brings back what it was given, in the order of the list', () => {
  expect(stylesFromText(stylesText(['IPA', 'Märzen', 'Brown Ale']))).toEqual([
    'Brown Ale',
    'IPA',
    'Märzen',
  ]);
  expect(stylesFromText(stylesText([...beerStyles]))).toEqual(beerStyles);
});

test('an address with words that are no style keeps the styles among them', () => {
  expect(stylesFromText('Stout, IPA,Stout,<script>,,Milkshake')).toEqual(['IPA', 'Stout']);
  expect(stylesFromText('')).toEqual([]);
});

test('a saved preference counts however its accents are written', () => {
  expect(knownStyles(['Ma\u0308rzen'])).toEqual(['Märzen']);
});

test('a tap adds a style, a second one takes it out', () => {
  expect(toggled(['IPA'], 'Amber')).toEqual(['Amber', 'IPA']);
  expect(toggled(['Amber', 'IPA'], 'Amber')).toEqual(['IPA']);
});
