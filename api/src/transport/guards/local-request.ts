import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../lib/network/loopback.ts';

/** The headers that proxies add. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Returns whether a program on this machine sent the request itself. A local proxy also connects
 * from here, but adds headers, passes the host on, or uses HTTP/1.0, nginx's default.
 */
export function isLocalRequest({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress, localAddress } = raw.socket;
  if (remoteAddress === undefined || raw.httpVersion === '1.0') return false;
  if (FORWARDING.some((name) => headers[name] !== undefined)) return false;
  const host = (headers.host ?? headers[':authority'] ?? '').toString().replace(/:\d+$/, '');
  // A server that listens on one address only gets local requests from that address.
  const isSame = remoteAddress === localAddress && host === plain(localAddress);
  return isSame || (isLoopback(plain(remoteAddress)) && isLoopback(host));
}

/** Returns an IPv4-mapped IPv6 address as IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, '');
}
