import { isIP } from 'node:net';
import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import type { Environment } from './environment.ts';
import { mapMistakes } from './map-streets.ts';
import { misspeltVariables } from './misspelt.ts';
import { objectStoreMistakes } from './object-store.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The warning without a mail server, logged at every start. */
export const NO_MAIL_SERVER =
  'SMTP_URL is not set: sign-in codes go to the log, where only you can read them.';

/** The shortest prefix of a private range: 10.0.0.0/8 and fc00::/7. */
const SHORTEST_PREFIX = { 4: 8, 6: 7 } as const;

/**
 * Returns sentences about probable mistakes in usable settings, for `hoptrail config` and the log
 * of every start.
 * @param env the variables as they were set, to find misspelt ones
 */
export function mistakesIn(data: Environment, env: Variables): string[] {
  return [
    ...objectStoreMistakes(data),
    ...mailMistakes(data),
    ...mapMistakes(data),
    ...proxyMistakes(data),
    ...hstsMistakes(data),
    ...misspeltVariables(env),
  ];
}

function mailMistakes({ SMTP_URL, MAIL_FROM }: Environment): string[] {
  const sender = domainOf(addressIn(MAIL_FROM));
  if (sender === undefined) {
    return [
      'MAIL_FROM holds no e-mail address: mail servers refuse it. Set it to one such as Hoptrail <codes@beer.example.org>.',
    ];
  }
  // The default is no address of the host's, and does for the log.
  if (SMTP_URL === undefined) return [];
  if (!sender.includes('.')) {
    return [`MAIL_FROM is an address on ${sender}: most mail servers refuse it.`];
  }
  const account = domainOf(normalizeEmail(new URL(SMTP_URL).username.replace(/%40/i, '@')));
  if (account === undefined || isSameSite(account, sender)) return [];
  return [
    `MAIL_FROM is an address on ${sender}, but SMTP_URL signs in with one on ${account}: most mail servers refuse to send for another domain.`,
  ];
}

/** Returns the address in `Hoptrail <codes@beer.example.org>`, or the address alone. */
function addressIn(sender: string): string {
  return normalizeEmail(/<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender);
}

function domainOf(address: string): string | undefined {
  return isEmail(address) ? address.split('@')[1] : undefined;
}

function isSameSite(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

function proxyMistakes({ TRUST_PROXY }: Environment): string[] {
  const wide = TRUST_PROXY.filter((range) => {
    const [address = '', prefix] = range.split('/');
    const version = isIP(address) === 4 ? 4 : 6;
    return prefix !== undefined && Number(prefix) < SHORTEST_PREFIX[version];
  });
  if (wide.length === 0) return [];
  return [
    `TRUST_PROXY trusts ${wide.join(' and ')}, where everybody is: a visitor can forge X-Forwarded-For and escape every limit by address. Set it to the address of your proxy.`,
  ];
}

function hstsMistakes(data: Environment): string[] {
  const { DOMAIN, PUBLIC_URL, HSTS_SECONDS, HSTS_SUBDOMAINS } = data;
  const isHttps = DOMAIN !== undefined || PUBLIC_URL?.startsWith('https:') === true;
  const isSent = isHttps && (DOMAIN !== undefined || HSTS_SECONDS !== undefined);
  if (HSTS_SECONDS !== undefined && !isHttps) {
    return [
      'HSTS_SECONDS is sent over https only, and DOMAIN and PUBLIC_URL name no https address.',
    ];
  }
  if (HSTS_SUBDOMAINS === '0' || isSent) return [];
  return ['HSTS_SUBDOMAINS does nothing without HSTS_SECONDS or DOMAIN.'];
}
