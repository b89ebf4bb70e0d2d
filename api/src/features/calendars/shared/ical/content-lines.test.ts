import { expect, test } from 'vitest';
import { contentLines, textValue } from './content-lines.ts';

test('escapes what has a meaning in a text, and leaves out what parsers refuse', () => {
  expect(textValue('Beer; cheese, bread\\wine')).toBe('Beer\\; cheese\\, bread\\\\wine');
  expect(textValue('one\r\ntwo\rthree\nfour')).toBe('one\\ntwo\\nthree\\nfour');
  expect(textValue('a\0b\tc\uD800')).toBe('ab\tc\uFFFD');
});

test('folds lines at 75 octets and never within a character', () => {
  const lines = contentLines([['SUMMARY', '🍺'.repeat(40)]]).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.map((line) => line.replace(/^ /, '')).join('')).toBe(`SUMMARY:${'🍺'.repeat(40)}`);
});
