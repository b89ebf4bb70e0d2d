import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1234, '1.2 kB'],
  [54_321, '54 kB'],
  [1_250_000, '1.3 MB'],
  [52_428_800, '52 MB'],
  [3_000_000_000_000, '3,000 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
