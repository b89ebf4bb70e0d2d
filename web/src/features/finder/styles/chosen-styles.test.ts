import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import { expect, test } from 'vitest';
import { knownStyles, stylesFromText, stylesText, toggled } from './chosen-styles.ts';

test('styles survive a round trip through the URL, in the order of the list', () => {
  expect(stylesFromText(stylesText(['IPA', 'Märzen', 'Brown Ale']))).toEqual([
    'Brown Ale',
    'IPA',
    'Märzen',
  ]);
  expect(stylesFromText(stylesText([...beerStyles]))).toEqual(beerStyles);
});

test('unknown words in the URL are dropped', () => {
  expect(stylesFromText('Stout, IPA,Stout,<script>,,Milkshake')).toEqual(['IPA', 'Stout']);
  expect(stylesFromText('')).toEqual([]);
});

test('a saved preference matches in any Unicode form', () => {
  expect(knownStyles(['Ma\u0308rzen'])).toEqual(['Märzen']);
});

test('a tap adds a style, a second one removes it', () => {
  expect(toggled(['IPA'], 'Amber')).toEqual(['Amber', 'IPA']);
  expect(toggled(['Amber', 'IPA'], 'Amber')).toEqual(['IPA']);
});
