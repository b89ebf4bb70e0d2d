import { expect, test } from 'vitest';
import { isEmail, normalizeEmail, normalizeUsername, usernameProblem } from './identity.ts';

test('an address is compared without case and blanks around it', () => {
  expect(normalizeEmail(' Ada@People.Example ')).toBe('ada@people.example');
});

test.each([
  ['ada@people.example', true],
  ['a@b', true],
  ['ada', false],
  ['@people.example', false],
  ['ada@', false],
  ['a@b@c', false],
  ['a b@c', false],
  ['a\u0000@b', false],
  ['a\u200b@b', false],
  ['a<victim@people.example>', false],
  ['a,victim@people.example', false],
  ['"a"@people.example', false],
  ["o'hara+beer@people.example", true],
  ['jörg@bräu.example', true],
  [`${'a'.repeat(250)}@b.example`, false],
])('%j is an address: %s', (address, is) => {
  expect(isEmail(address)).toBe(is);
});

test('a username loses its blanks and its case', () => {
  expect(normalizeUsername(' Ada  Lovelace ')).toBe('adalovelace');
});

test.each([
  ['ada', undefined],
  ['hop_head-99.', undefined],
  ['äöü', undefined],
  ['', 'Username is required'],
  ['ab', 'A username has 3 to 20 characters.'],
  ['a'.repeat(21), 'A username has 3 to 20 characters.'],
  ['ada!', 'A username has letters, digits, and the signs _ . - only.'],
])('the username %j: %s', (username, problem) => {
  expect(usernameProblem(username)).toBe(problem);
});
