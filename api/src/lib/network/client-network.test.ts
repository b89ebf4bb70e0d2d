import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test('counts an IPv4 address as one client, also mapped into IPv6', () => {
  const one = { client: '203.0.113.9', site: undefined };
  expect(clientNetwork('203.0.113.9')).toEqual(one);
  expect(clientNetwork('::ffff:203.0.113.9')).toEqual(one);
  expect(clientNetwork('::FFFF:cb00:7109')).toEqual(one);
  expect(clientNetwork('203.0.113.10').client).not.toBe(one.client);
});

test('counts an IPv6 /64 as one client in every notation', () => {
  const one = { client: '2001:db8:1:2::/64', site: '2001:db8:1::/48' };
  expect(clientNetwork('2001:db8:1:2::1')).toEqual(one);
  expect(clientNetwork('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toEqual(one);
  expect(clientNetwork('2001:db8:1:2:3:4:5:6%eth0')).toEqual(one);
});

test('counts the next /64 as another client, and the next /48 as another site', () => {
  const neighbour = clientNetwork('2001:db8:1:3::1');
  expect(neighbour).toEqual({ client: '2001:db8:1:3::/64', site: '2001:db8:1::/48' });
  expect(clientNetwork('2001:db8:2:2::1').site).toBe('2001:db8:2::/48');
  expect(clientNetwork('::1')).toEqual({ client: '0:0:0:0::/64', site: '0:0:0::/48' });
});

test('counts text that is not an address as itself', () => {
  expect(clientNetwork('not an address')).toEqual({ client: 'not an address', site: undefined });
  expect(clientNetwork('')).toEqual({ client: '', site: undefined });
});
