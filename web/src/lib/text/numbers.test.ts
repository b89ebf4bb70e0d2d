import { expect, test } from 'vitest';
import { grouped } from './numbers.ts';

test.each([0, 12, 999, 1000, 12_345, 123_456, 1_234_567, -1234, -123])(
  '%i is grouped',
  (number) => {
    expect(grouped(number)).toBe(number.toLocaleString('en-US'));
  },
);

test('decimals stay unchanged', () => {
  expect(grouped('1234.0')).toBe('1,234.0');
  expect(grouped('0.1234')).toBe('0.1234');
});
