import { expect, test } from 'vitest';
import { addressToListenOn } from './listen.ts';

test('listens on 127.0.0.1 by default, whatever the hosts file says first of localhost', () => {
  expect(addressToListenOn('localhost')).toBe('127.0.0.1');
  expect(addressToListenOn('::1')).toBe('::1');
  expect(addressToListenOn('192.0.2.7')).toBe('192.0.2.7');
});
