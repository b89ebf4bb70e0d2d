import { isIP } from 'node:net';

/** Returns whether a host name or an address always means this machine (RFC 6761, RFC 1122). */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (isIP(name) === 4) return name.startsWith('127.');
  if (isIP(name) === 6) return name === '::1';
  return name === 'localhost' || name.endsWith('.localhost');
}
