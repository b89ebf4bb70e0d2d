import type { ErrorCode } from '@hoptrail/contracts/errors';
import ipaddr from 'ipaddr.js';

/** The events of the security log; docs/hosting explains each. */
export type SecurityEvent =
  | 'code-limit'
  | 'code-refused'
  | 'cross-site'
  | 'house-code-limit'
  | 'house-code-refused'
  | 'link-refused'
  | 'prize-code-limit'
  | 'prize-code-refused'
  | 'refused'
  | 'request-limit'
  | 'sign-in';

/** What a line names beside the client; never an address of mail. */
export interface SecurityFacts {
  /** The id of the account. */
  user?: string;
  /** The code of the refusal. */
  code?: ErrorCode;
}

const events: Readonly<Partial<Record<ErrorCode, SecurityEvent>>> = {
  'auth.codeInvalid': 'code-refused',
  'auth.codeLimit': 'code-limit',
  'auth.firstLinkInvalid': 'link-refused',
  'auth.linkInvalid': 'link-refused',
  'houseCode.limit': 'house-code-limit',
  'houseCode.wrong': 'house-code-refused',
  'prize.limit': 'prize-code-limit',
  'prize.notFound': 'prize-code-refused',
  'prize.notHere': 'prize-code-refused',
  'request.foreignOrigin': 'cross-site',
  'request.tooMany': 'request-limit',
};

/** Returns the event and facts of a refusal; undefined if it is of no interest. */
export function securityEventOf({
  code,
  status,
}: {
  code: ErrorCode;
  status: number;
}): { event: SecurityEvent; facts?: SecurityFacts } | undefined {
  const event = events[code];
  if (event) return { event };
  return status === 403 ? { event: 'refused', facts: { code } } : undefined;
}

/**
 * Returns a line of the security log with its line break, or undefined if the client's address is
 * not valid.
 *
 * Behind a proxy the address comes from a header. The check keeps a client from injecting text into
 * the log.
 * @param address `request.ip`; an IPv4-mapped IPv6 address becomes IPv4
 */
export function securityLine(
  now: Date,
  event: SecurityEvent,
  address: string,
  { user, code }: SecurityFacts = {},
): string | undefined {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return undefined;
  const client = `client=${ipaddr.process(plain).toString()}`;
  const facts = [client, user && `user=${user}`, code && `code=${code}`].filter(Boolean);
  return `${now.toISOString()} hoptrail ${event} ${facts.join(' ')}\n`;
}
