import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test('an IPv4 address is one client, also where it comes mapped into IPv6', () => {
  const one = { client: '203.0.113.9', site: undefined };
  expect(clientNetwork('203.0.113.9')).toEqual(one);
  expect(clientNetwork('::ffff:203.0.113.9')).toEqual(one);
  expect(clientNetwork('::FFFF:cb00:7109')).toEqual(one);
  expect(clientNetwork('203.0.113.10').client).not.toBe(one.client);
});

test('an IPv6 /64 is one client, however its addresses are written', () => {
  const one = { client: '2001:db8:1:2::/64', site: '2001:db8:1::/48' };
  expect(clientNetwork('2001:db8:1:2::1')).toEqual(one);
  expect(clientNetwork('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toEqual(one);
  expect(clientNetwork('2001:db8:1:2:3:4:5:6%eth0')).toEqual(one);
});

test('its neighbour is another client of the same /48, and the next /48 is another site', () => {
  const neighbour = clientNetwork('2001:db8:1:3::1');
  expect(neighbour).toEqual({ client: '2001:db8:1:3::/64', site: '2001:db8:1::/48' });
  expect(clientNetwork('2001:db8:2:2::1').site).toBe('2001:db8:2::/48');
  expect(clientNetwork('::1')).toEqual({ client: '0:0:0:0::/64', site: '0:0:0::/48' });
});

test('text that is no address counts as itself', () => {
  expect(clientNetwork('not an address')).toEqual({ client: 'not an address', site: undefined });
  expect(clientNetwork('')).toEqual({ client: '', site: undefined });
});
