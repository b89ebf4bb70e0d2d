import { expect, test } from 'vitest';
import { isEmail, normalizeEmail, normalizeUsername, usernameProblem } from './identity.ts';

test('normalizeEmail ignores case and surrounding blanks', () => {
  expect(normalizeEmail(' Ada@People.Example ')).toBe('ada@people.example');
});

test.each([
  ['Ada@Bräu.Example', 'ada@bräu.example'],
  ['ada@BRÄU.example', 'ada@bräu.example'],
  ['ada@bra\u0308u.example', 'ada@bräu.example'],
  ['ada@xn--bru-rla.example', 'ada@bräu.example'],
  ['ada@straße.example', 'ada@straße.example'],
  ['ada@xn--strae-oqa.example', 'ada@straße.example'],
  ['ada@نامه\u200cای.example', 'ada@xn--mgba3gch31f060k.example'],
  ['ada@ｐｅｏｐｌｅ．ｅｘａｍｐｌｅ', 'ada@people.example'],
  ['ada\uff20people。example', 'ada@people.example'],
  ['ada@peo\u00adple.example', 'ada@people.example'],
  ['ada@people.example.', 'ada@people.example'],
  ['jo\u0308rg@people.example', 'jörg@people.example'],
  ['ada@PEOPLE.example', 'ada@people.example'],
  ['ada@exä%61mple.example', 'ada@exä%61mple.example'],
  ['ada', 'ada'],
])('normalizeEmail(%j) is %s, also a second time', (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored);
  expect(normalizeEmail(stored)).toBe(stored);
});

test.each([
  'ada@bräu.example/x',
  'ada@bräu%2eexample',
  'ada@bräu.example:25',
  'ada@bräu／x.example',
  'ada@％ｆｆ',
  'ada@b＠bräu.example',
])('isEmail refuses the domain of %j', (typed) => {
  expect(isEmail(normalizeEmail(typed))).toBe(false);
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
])('isEmail(%j) is %s', (address, is) => {
  expect(isEmail(address)).toBe(is);
});

test('normalizeUsername removes blanks and case', () => {
  expect(normalizeUsername(' Ada  Lovelace ')).toBe('adalovelace');
});

test.each([
  ['ａｄａ', 'ada'],
  ['ﬁona', 'fiona'],
  ['jo\u0308rg', 'jörg'],
  ['Åsa', 'åsa'],
  ['ad\u2071', 'adi'],
])('normalizeUsername(%j) is %s', (typed, stored) => {
  expect(normalizeUsername(typed)).toBe(stored);
});

test.each([
  ['Latin with a Cyrillic a', '\u0430da'],
  ['Latin with a Greek o', 'b\u03bfb'],
  ['Cyrillic that reads as Latin', '\u0441\u043e\u0440\u0430'],
  ['Greek that reads as Latin', '\u03bd\u03b1\u03bd_1'],
  ['a phonetic a', '\u0251da'],
  ['a click', 'bi\u01c0l'],
])('a username in %s is refused as a look-alike', (_how, username) => {
  expect(usernameProblem(username)).toMatch(/^This username could be taken for another one/);
});

test.each([
  'иван',
  'ελένη',
  'łukasz',
  'naïve',
  '김민준',
  'ビール99',
  'ビールfan',
  'محمد',
  'ada_99',
  '2026',
])('the username %s is valid', (username) => {
  expect(usernameProblem(username)).toBeUndefined();
});

test('a username has no invisible characters', () => {
  for (const hidden of [
    '\u3164\u3164\u3164',
    'ada\u115f',
    'ada\uffa0',
    'ada\u200b',
    'a\u00adda',
    'ad\u202ea',
    'ada\u2060',
  ]) {
    expect(usernameProblem(normalizeUsername(hidden))).toBeDefined();
  }
});

test.each([
  ['ada', undefined],
  ['hop_head-99.', undefined],
  ['äöü', undefined],
  ['', 'Username is required'],
  ['ab', 'A username has 3 to 20 characters.'],
  ['a'.repeat(21), 'A username has 3 to 20 characters.'],
  ['ada!', 'A username has letters, digits, and the signs _ . - only.'],
])('the problem of the username %j is %s', (username, problem) => {
  expect(usernameProblem(username)).toBe(problem);
});
