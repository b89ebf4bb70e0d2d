import { expect, test } from 'vitest';
import { nothingFoundText, searchedText, searchSeconds } from './search-words.ts';

test.each([
  [0, '0'],
  [4, '0.004'],
  [83, '0.083'],
  [840, '0.84'],
  [2310, '2.3'],
])('%i ms are %s seconds', (milliseconds, seconds) => {
  expect(searchSeconds(milliseconds)).toBe(seconds);
});

test('a search names its styles and its place', () => {
  expect(searchedText(['IPA'], false, 'miles')).toBe('IPA, within 25 miles of you');
  expect(searchedText(['IPA', 'Märzen', 'Stout'], true, 'miles')).toBe(
    'IPA, Märzen, or Stout, within 25 miles of Oklahoma City',
  );
});

test('many styles are shown as a number', () => {
  const styles = ['Amber', 'Cider', 'IPA', 'Mead', 'Stout'] as const;
  expect(searchedText(styles, false, 'miles')).toBe('5 styles, within 25 miles of you');
});

test('kilometers are whole numbers too', () => {
  expect(searchedText(['IPA'], false, 'kilometers')).toBe('IPA, within 40 km of you');
});

test.each([
  [3, 'We looked for IPA, within 25 miles of you. Try some more styles.'],
  [312.4, 'There is no brewery within 25 miles of you. The nearest one is 312 miles away.'],
  [undefined, 'There is no brewery within 25 miles of you.'],
])('the text of an empty result with the nearest brewery at %s miles', (nearestMiles, text) => {
  const found = { styles: ['IPA'] as const, isDefaultPlace: false, nearestMiles };
  expect(nothingFoundText(found, 'miles')).toBe(text);
});
