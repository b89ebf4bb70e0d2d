import { expect, test } from 'vitest';
import { pick } from './pick.ts';

const numbers = Array.from({ length: 43 }, (_, index) => index);

test('the requested number is picked, none twice', () => {
  for (let round = 0; round < 50; round += 1) {
    const picked = pick(numbers, 30);
    expect(new Set(picked).size).toBe(30);
    expect(picked.every((number) => numbers.includes(number))).toBe(true);
  }
});

test('the random numbers decide selection and order', () => {
  expect(pick(['a', 'b', 'c'], 2, () => 0)).toEqual(['a', 'b']);
  expect(pick(['a', 'b', 'c'], 2, () => 0.99)).toEqual(['c', 'b']);
});

test('a short list is picked completely, and the list itself does not change', () => {
  const short = ['a', 'b'];
  expect(pick(short, 30, () => 0.5)).toEqual(['b', 'a']);
  expect(short).toEqual(['a', 'b']);
});
