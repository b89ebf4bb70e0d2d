import type { Environment } from './environment.ts';
import { NO_PUBLIC_URL, needsPublicUrl } from './public-address.ts';

/**
 * What is unwise about a configuration that can be used.
 * @returns a sentence each, beginning with the variable
 */
export function adviceOn(data: Environment): string[] {
  const { DOMAIN, PUBLIC_URL, SMTP_URL, MAIL_FROM, TRUST_PROXY, ADMIN_EMAILS } = data;
  const isHttps = DOMAIN !== undefined || PUBLIC_URL?.startsWith('https:') === true;
  const advice: [isGiven: boolean, text: string][] = [
    [
      !isHttps,
      'DOMAIN and PUBLIC_URL name no https address: phones tell their position over https only, so nobody can check in where they are.',
    ],
    [
      needsPublicUrl({
        publicUrl: DOMAIN ?? PUBLIC_URL,
        host: data.HOST,
        trustProxy: TRUST_PROXY,
      }),
      NO_PUBLIC_URL,
    ],
    [
      DOMAIN === undefined && isHttps && TRUST_PROXY.length === 0,
      'TRUST_PROXY names no proxy: behind one, all people share its address and its limits.',
    ],
    [
      SMTP_URL === undefined,
      'SMTP_URL is not set: sign-in codes go to the log, where only you can read them.',
    ],
    [
      SMTP_URL !== undefined && MAIL_FROM.includes('@localhost'),
      'MAIL_FROM is an address on localhost: most mail servers refuse it.',
    ],
    [
      ADMIN_EMAILS.length === 0,
      'ADMIN_EMAILS names nobody: make administrators with hoptrail admin add.',
    ],
  ];
  return advice.filter(([isGiven]) => isGiven).map(([, text]) => text);
}
