import { expect, test } from 'vitest';
import { link } from './fields.ts';

test.each([
  ['https://beer.example', 'https://beer.example'],
  [' https://beer.example/taps ', 'https://beer.example/taps'],
  ['https://social.example/@porchlight', 'https://social.example/@porchlight'],
  [
    'http://brauhaus-münchen.example/über-uns?tag=1#a',
    'http://brauhaus-münchen.example/über-uns?tag=1#a',
  ],
])('link accepts %j', (typed, stored) => {
  expect(link.parse(typed)).toBe(stored);
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'https:/evil.example',
  'https://user@evil.example',
  'https://beer.example\\@evil.example',
  'https://evil\n.example',
  'https://beer.example/\u202Egpj.exe',
  'https://be\u200Ber.example',
  'https://beer.example:99999',
  `https://beer.example/${'x'.repeat(2048)}`,
])('link refuses %j', (typed) => {
  expect(link.safeParse(typed).success).toBe(false);
});
