import type { Environment } from './environment.ts';
import { NO_PUBLIC_URL, needsPublicUrl } from './public-address.ts';
import { mistakesIn, NO_MAIL_SERVER } from './warnings.ts';

/**
 * Returns advice about a usable configuration.
 * @param env the variables as they were set
 * @returns sentences that begin with the variable
 */
export function adviceOn(
  data: Environment,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const { DOMAIN, PUBLIC_URL, SMTP_URL, TRUST_PROXY, ADMIN_EMAILS } = data;
  const isHttps = DOMAIN !== undefined || PUBLIC_URL?.startsWith('https:') === true;
  const advice: [isGiven: boolean, text: string][] = [
    [
      !isHttps,
      'DOMAIN and PUBLIC_URL name no https address: browsers give pages the position over https only, so nobody can check in with a position.',
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
    [SMTP_URL === undefined, NO_MAIL_SERVER],
    [
      data.LEADERBOARD_VERIFIED_ONLY === '1' && data.CHECKIN_REQUIRE_LOCATION === '0',
      'CHECKIN_REQUIRE_LOCATION is 0: check-ins without a position are taken and count for badges. Set it to 1 before you give prizes for check-ins.',
    ],
    [
      ADMIN_EMAILS.length === 0,
      'ADMIN_EMAILS names nobody: make administrators with hoptrail admin add, or open the link that serve prints while there is none.',
    ],
  ];
  const given = advice.filter(([isGiven]) => isGiven).map(([, text]) => text);
  return [...given, ...mistakesIn(data, env)];
}
