import { expect, test } from 'vitest';
import { someBeer } from '../../../testing/beer.ts';
import { nothingFoundText, searchedText, searchSeconds } from './search-texts.ts';

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
  [[], 'We looked for IPA, within 25 miles of you. Try some more styles.'],
  [[312.4], 'No IPA is on tap within 25 miles of you. The nearest is 312.4 mi away.'],
  [[undefined], 'No IPA is on tap within 25 miles of you.'],
])('the text of a search with the nearest beers at %j miles', (distances, text) => {
  const beyond = distances.map((distance) => ({ ...someBeer(), ...(distance && { distance }) }));
  const found = { styles: ['IPA'] as const, isDefaultPlace: false, beyond };
  expect(nothingFoundText({ ...found, styles: [...found.styles] }, 'miles')).toBe(text);
});
