import { expect, test } from 'vitest';
import { searchedText, searchSeconds } from './search-words.ts';

test.each([
  [0, '0'],
  [4, '0.004'],
  [83, '0.083'],
  [840, '0.84'],
  [2310, '2.3'],
])('%i ms are %s seconds', (milliseconds, seconds) => {
  expect(searchSeconds(milliseconds)).toBe(seconds);
});

test('a search says what for and where', () => {
  expect(searchedText(['IPA'], false)).toBe('IPA, within 25 miles of you');
  expect(searchedText(['IPA', 'Märzen', 'Stout'], true)).toBe(
    'IPA, Märzen, or Stout, within 25 miles of Oklahoma City',
  );
});

test('many styles are counted', () => {
  const styles = ['Amber', 'Cider', 'IPA', 'Mead', 'Stout'] as const;
  expect(searchedText(styles, false)).toBe('5 styles, within 25 miles of you');
});
