import ipaddr from 'ipaddr.js';

/** The events of the security log; docs/hosting explains each. */
export type SecurityEvent = 'code-refused' | 'code-limit' | 'link-refused' | 'request-limit';

/**
 * Returns a line of the security log with its line break, or undefined if the client's address is
 * not valid.
 *
 * Behind a proxy the address comes from a header. The check keeps a client from injecting text into
 * the log.
 * @param address `request.ip`; an IPv4-mapped IPv6 address becomes IPv4
 */
export function securityLine(now: Date, event: SecurityEvent, address: string): string | undefined {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return undefined;
  return `${now.toISOString()} hoptrail ${event} client=${ipaddr.process(plain).toString()}\n`;
}
