import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

test.each([
  ['', 0],
  ['Märzen', 6],
  // The same with the dots as a character of their own.
  ['Ma\u0308rzen', 6],
  ['🍺🍺', 2],
  ['👨‍👩‍👧‍👦', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿🇧🇪', 2],
  ['नमस्ते', 3],
])('%j has as many characters as people see', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
