import { expect, test } from 'vitest';
import { letters } from '../db/migrations/010-registration.ts';
import { usernameKey } from './keys.ts';

test('the key of a username has the letters that older versions folded', () => {
  for (const [plain, signs] of Object.entries(letters)) {
    for (const sign of signs) {
      expect([sign, usernameKey(`x${sign}x`)]).toEqual([sign, usernameKey(`x${plain}x`)]);
    }
  }
});

test.each([
  ['r.n', 'm'],
  ['v_v', 'w'],
  ['rnrn', 'mm'],
  ['vvv', 'wv'],
  ['ŕň', 'm'],
  ['i1l0o', 'llloo'],
  ['straße_11', 'strassell'],
  ['ивай', 'иваи'],
  ['---', ''],
])('the key of %s is %s', (username, key) => {
  expect(usernameKey(username)).toBe(key);
});

test('kana that are voiced make another username', () => {
  expect(usernameKey('ビールfan')).not.toBe(usernameKey('ヒールfan'));
});
