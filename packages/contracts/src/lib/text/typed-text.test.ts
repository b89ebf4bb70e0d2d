import { expect, test } from 'vitest';
import { endDirections, visibleText } from './typed-text.ts';

test.each([
  ['blanks', ' \t\u00a0\u3000'],
  ['zero-width characters', '\u200b\u200d\ufeff\u2060'],
  ['marks of direction', '\u202e\u2067\u200f\u061c'],
  ['control characters', '\u0007\u001b\u0085'],
  ['letters without a shape', '\u3164\u115f\uffa0\u034f'],
  ['an empty Braille cell and a soft hyphen', '\u2800\u00ad'],
  ['marks without a letter', '\u0301\u20e3'],
  ['characters for private use', '\ue000\u{f0000}\ufffc'],
])('a text of %s only is empty', (_what, text) => {
  expect(visibleText(text)).toBe('');
});

test.each(['a', '\u200bA\u200b', '👩‍👩‍👧', 'שלום\u200f', '-', '0', '•'])(
  'the text %j is kept',
  (text) => {
    expect(visibleText(text)).toBe(text);
  },
);

test.each([
  ['plain', 'plain'],
  ['a\u202eb', 'a\u202eb\u202c'],
  ['a\u202eb\u202cc', 'a\u202eb\u202cc'],
  ['\u202a\u2067a', '\u202a\u2067a\u2069\u202c'],
  ['\u2067\u202ba\u2069b', '\u2067\u202ba\u2069b'],
  ['\u202b\u2067a\u202cb', '\u202b\u2067a\u202cb\u2069\u202c'],
  ['a\u202c\u2069b', 'a\u202c\u2069b'],
  ['\u2068a', '\u2068a\u2069'],
])('the directions of %j are ended', (text, ended) => {
  expect(endDirections(text)).toBe(ended);
  // What was stored may be sent again.
  expect(endDirections(visibleText(ended))).toBe(ended);
});
