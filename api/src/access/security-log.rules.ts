import ipaddr from 'ipaddr.js';

/** The events of the security log; docs/hosting explains each. */
export type SecurityEvent = 'code-refused' | 'code-limit' | 'link-refused' | 'request-limit';

/**
 * Returns a line of the security log, with its end, or undefined where the client has no address.
 *
 * Behind a proxy the address comes from a header. Only valid addresses are written, so that a
 * client cannot inject text into the line.
 * @param address `request.ip`; an IPv4-mapped IPv6 address is written as IPv4
 */
export function securityLine(now: Date, event: SecurityEvent, address: string): string | undefined {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return undefined;
  return `${now.toISOString()} hoptrail ${event} client=${ipaddr.process(plain).toString()}\n`;
}
