import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { z } from 'zod';
import { about } from './about.ts';
import { flag, flagOn, list, port, wholeNumber } from './values.ts';

const DOMAIN = 'takes a name such as beer.example.org, without https:// and without a path';
const ADDRESS =
  'takes the address that people use, without a path, such as https://beer.example.org';

const HOST = 'takes an address or a name of this machine, such as 0.0.0.0 or localhost';

/** The variables about addresses, proxies and https, in the order of the documentation. */
export const networkVariables = {
  HOST: z
    .string()
    .refine(isHost, HOST)
    .optional()
    .meta(
      about('address to listen on: `localhost` is 127.0.0.1, `0.0.0.0` means all', {
        otherwise: '`localhost`; with `DOMAIN` all',
      }),
    ),
  PORT: port.default(3000).meta(about('port to listen on, without `DOMAIN`')),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: ADDRESS })
    .refine((url) => URL.canParse(url) && isOrigin(new URL(url)), ADDRESS)
    .transform((url) => new URL(url).origin)
    .optional()
    .meta(
      about('the address people use; `https://` makes cookies secure', {
        otherwise: 'with `DOMAIN` its address, else the host of the request',
      }),
    ),
  TRUST_PROXY: list
    .refine(
      (parts) => parts.every(isProxyAddress),
      'takes the addresses of your proxies, such as 127.0.0.1,10.0.0.0/8',
    )
    .refine(
      (parts) => parts.every((part) => !/\/0+$/.test(part)),
      'takes the addresses of your proxies, not all there are: anybody could forge X-Forwarded-For then',
    )
    .default([])
    .meta(
      about(
        'addresses of your proxies, separated by commas; the server trusts `X-Forwarded-For` from these only',
      ),
    ),
  TRUST_FORWARDED_HOST: flag.meta(
    about(
      '`1` trusts `X-Forwarded-Host` of these proxies too; for proxies that overwrite it and do not pass `Host` on',
    ),
  ),
  DOMAIN: z
    .string()
    .transform((name) => domainToASCII(name.trim()))
    .refine((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) && isIP(name) === 0, DOMAIN)
    .optional()
    .meta(about('name to serve over https; the server orders and renews the certificate')),
  HTTPS_PORT: port.default(443).meta(about('port for https, with `DOMAIN`')),
  HTTP_PORT: port
    .default(80)
    .meta(about('port for ACME challenges and redirects to https, with `DOMAIN`')),
  SEARCH_ENGINES: flagOn.meta(
    about(
      '`0` asks search engines to leave all pages out, ends the sitemap, and shows visitors no brewery, event or trail beside the sign-in; calendars and link previews go on',
    ),
  ),
  ACME_EMAIL: z
    .string()
    .transform(normalizeEmail)
    .refine(isEmail, 'takes an e-mail address')
    .optional()
    .meta(about('where the certificate authority may write to, with `DOMAIN`')),
  ACME_DIRECTORY: z
    .url({ protocol: /^https$/, error: 'takes the https:// address of an ACME directory' })
    .default('https://acme-v02.api.letsencrypt.org/directory')
    .meta(about('certificate authority, with `DOMAIN`')),
  HSTS_SECONDS: wholeNumber(0, 63_072_000, 'a whole number of seconds from 0 to 63072000')
    .optional()
    .meta(
      about(
        'how long browsers use only https (`Strict-Transport-Security`), in seconds; `0` ends that',
        { otherwise: 'with `DOMAIN` `31536000`, a year; behind a proxy not sent' },
      ),
    ),
  HSTS_SUBDOMAINS: flag.meta(about('`1` makes browsers use only https for all its subdomains too')),
};

/** Returns whether a text is an IP address or a name, of which the last part is no number. */
function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^([\w-]+\.)*[\w-]*[a-z][\w-]*\.?$/i.test(text);
}

/** Returns whether a URL is an origin, without a path or query that would be dropped. */
function isOrigin({ href, origin }: URL): boolean {
  return href === `${origin}/`;
}

/** Returns whether a text is an IP address, a range, or one of Fastify's names for ranges. */
function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}
