import { expect, test } from 'vitest';
import { unitOf } from './distance-unit.ts';

test.each([
  ['en-US', 'miles'],
  ['en-GB', 'miles'],
  ['my-Mymr-MM', 'miles'],
  ['en', 'miles'],
  ['', 'miles'],
  ['de', 'kilometers'],
  ['ja', 'kilometers'],
  ['es-419', 'kilometers'],
  ['de-DE', 'kilometers'],
  ['fr-ca', 'kilometers'],
  ['zh-Hans-CN', 'kilometers'],
  ['de-CH-1996', 'kilometers'],
] as const)('a browser in %j begins with %s', (language, unit) => {
  expect(unitOf(language)).toBe(unit);
});
