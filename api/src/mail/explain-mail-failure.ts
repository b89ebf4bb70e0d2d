import { oneLine } from './one-line.ts';

interface Failure {
  /** The codes of Node and of the mail library, and the message. */
  signs: string;
  /** The refused SMTP command. */
  command: string;
}

const reasons: readonly [applies: (failure: Failure) => boolean, text: string][] = [
  [
    ({ signs }) => /ENOTFOUND|EAI_AGAIN|EDNS/.test(signs),
    'The name of the mail server has no address in the DNS.',
  ],
  [
    ({ signs }) => /ECONNREFUSED/.test(signs),
    'The mail server refused the connection: nothing listens on this port. smtps:// is usually port 465, smtp:// 587.',
  ],
  [
    ({ signs }) => /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(signs),
    'The mail server did not answer in time. A firewall may be in the way: many providers block port 25.',
  ],
  [
    ({ signs }) => /self.signed|unable to (get|verify)|altnames|CERT_/i.test(signs),
    'The certificate of the mail server is not trusted. For an authority of your own, name its root in NODE_EXTRA_CA_CERTS.',
  ],
  [
    ({ signs }) => /ETLS|EPROTO\b|ERR_SSL|wrong version/i.test(signs),
    'The encryption (TLS) with the mail server failed. smtps:// is for port 465, smtp:// for 587 and 25.',
  ],
  [
    ({ signs }) => /EAUTH|EOAUTH2|ENOAUTH/.test(signs),
    'The mail server refused the user or the password of SMTP_URL. Write signs such as @ and / in them as %40 and %2F.',
  ],
  [
    ({ command }) => command.startsWith('MAIL'),
    'The mail server refused the sender. Is MAIL_FROM an address that this account may send for?',
  ],
  [({ command }) => command.startsWith('RCPT'), 'The mail server refused the recipient.'],
  [({ signs }) => /EMESSAGE/.test(signs), 'The mail server refused the message.'],
  [
    ({ signs }) => /EPROTOCOL/.test(signs),
    'What answers there is not a mail server, or not with this encryption.',
  ],
  [
    ({ signs }) => /ECONNECTION|ECONNRESET|EPIPE/.test(signs),
    'The mail server closed the connection.',
  ],
];

/**
 * Returns why mail cannot be sent, without any address.
 * @param error the error of the mail library
 */
export function explainMailFailure(error: unknown): string {
  const { code, originalCode, message, command } = fieldsOf(error);
  const failure = { signs: [code, originalCode, message].join(' '), command };
  const reason = reasons.find(([applies]) => applies(failure))?.[1];
  return reason ?? `The mail server cannot be used (${code || 'for a reason it does not say'}).`;
}

/** Returns the response of the mail server, if any; it may contain addresses. */
export function mailServerResponse(error: unknown): string | undefined {
  return fieldsOf(error).response || undefined;
}

/** The longest text of a mail server in the log. */
const LONGEST_TEXT = 300;

/**
 * Returns a failure for the log, in one line without mail addresses: the refused SMTP command with the
 * response of the mail server, such as `RCPT TO: 550 5.1.1 (address): User unknown`, or else its code.
 * @param error the error of the mail library
 * @param recipient whom the message is for
 */
export function describeMailFailure(error: unknown, recipient: string): string {
  const { response, command, code } = fieldsOf(error);
  if (response === '') return code || (error instanceof Error ? error.name : 'unknown');
  const text = withoutAddresses(oneLine(response), recipient).slice(0, LONGEST_TEXT);
  return command === '' ? text : `${command}: ${text}`;
}

/**
 * Tells whether the mail server refused a message for good, with a reply 5yz to its sender, its
 * recipient or its text (RFC 5321, 4.2.1). A refused password is about the settings, not the message.
 */
export function isFinalRefusal(error: unknown): boolean {
  const { response, command } = fieldsOf(error);
  return /^5\d\d/.test(response) && /^(MAIL|RCPT|DATA)/.test(command);
}

/** Removes mail addresses, and the recipient's local part, which some servers repeat alone. */
function withoutAddresses(text: string, recipient: string): string {
  const [local = ''] = recipient.split('@');
  return text
    .replaceAll(/<?[^\s<>"'(),;:]+(@|%40|=40)[^\s<>"'(),;:]+>?/g, ADDRESS)
    .split(/([\w.+-]+)/)
    .map((word) => (word.toLowerCase() === local.toLowerCase() ? ADDRESS : word))
    .join('');
}

const ADDRESS = '(address)';

function fieldsOf(error: unknown) {
  const fields: Record<string, unknown> = error instanceof Error ? { ...error } : {};
  const text = (name: string) => (typeof fields[name] === 'string' ? String(fields[name]) : '');
  return {
    code: text('code'),
    originalCode: text('originalCode'),
    command: text('command'),
    response: text('response').trim(),
    message: error instanceof Error ? error.message : String(error),
  };
}
