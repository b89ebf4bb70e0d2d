import ipaddr from 'ipaddr.js';

/** What is written, each with its meaning in docs/hosting. */
export type SecurityEvent = 'code-refused' | 'code-limit' | 'link-refused' | 'request-limit';

/**
 * Returns a line of the security log, with its end, or undefined where the client has no address.
 *
 * Behind a proxy the address is text of a header: only what is an address is written, so that
 * a client cannot put words or other addresses into the line.
 * @param address as `request.ip` has it; an IPv4-mapped IPv6 address is written as IPv4
 */
export function securityLine(now: Date, event: SecurityEvent, address: string): string | undefined {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return undefined;
  return `${now.toISOString()} hoptrail ${event} client=${ipaddr.process(plain).toString()}\n`;
}
