import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../lib/network/loopback.ts';

/** What proxies add, one or the other. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether a program of this machine asks directly. A proxy on this machine connects from here too,
 * but for others: it adds headers, passes their host on, or speaks HTTP/1.0 as nginx does unless it
 * is told otherwise.
 */
export function isLocalRequest({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress, localAddress } = raw.socket;
  if (remoteAddress === undefined || raw.httpVersion === '1.0') return false;
  if (FORWARDING.some((name) => headers[name] !== undefined)) return false;
  const host = (headers.host ?? headers[':authority'] ?? '').toString().replace(/:\d+$/, '');
  // A server that listens on one address of the machine is asked there by the machine itself.
  const isSame = remoteAddress === localAddress && host === plain(localAddress);
  return isSame || (isLoopback(plain(remoteAddress)) && isLoopback(host));
}

/** An IPv4 address that came mapped into IPv6, as it is. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, '');
}
