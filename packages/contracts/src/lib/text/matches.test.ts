import { expect, test } from 'vitest';
import { fold, foldedWords } from './fold.ts';
import { almostHasWords, matching } from './matches.ts';

const lampwick = fold('Lampwick Brewing Co. Oklahoma City Oklahoma');

test.each([
  ['lampwik', 'a missing letter'],
  ['lamppwick', 'one too much'],
  ['lampwock', 'a wrong one'],
  ['lapmwick', 'two swapped'],
  ['kampwick', 'a wrong first letter'],
  ['lampw', 'the beginning'],
  ['Lámpwik CITY', 'accents and case'],
  ['lampvick brewign', 'one in each word'],
  ['wick', 'a part of a word'],
])('finds Lampwick Brewing by %s: %s', (typed) => {
  expect(almostHasWords(lampwick, foldedWords(typed))).toBe(true);
});

test.each([
  ['lamwik', 'two letters are wrong'],
  ['lampwick tulsa', 'a word is missing'],
  ['cyt', 'short words are not forgiven'],
])('does not find it by %s: %s', (typed) => {
  expect(almostHasWords(lampwick, foldedWords(typed))).toBe(false);
});

test('what matches exactly leaves out what almost does', () => {
  const names = ['Stout', 'Stoat', 'Porter'];
  expect(matching(names, foldedWords('stout'), fold)).toEqual(['Stout']);
  expect(matching(names, foldedWords('stoxt'), fold)).toEqual(['Stout', 'Stoat']);
  expect(matching(names, foldedWords('  '), fold)).toEqual([]);
});
