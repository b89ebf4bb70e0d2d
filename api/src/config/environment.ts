import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { registrationModes } from '@hoptrail/contracts/auth';
import { isEmail, normalizeEmail } from '@hoptrail/contracts/identity';
import { z } from 'zod';
import { tilesOrigin } from '../lib/map-tiles.ts';

/** What a variable of the environment says about itself beside its schema. */
const aboutVariable = z.object({
  /** What it is, for the table of the documentation. */
  description: z.string(),
  /** What happens without it, where that is no fixed value. */
  otherwise: z.string().optional(),
  /** Whether its value is never shown whole. */
  isSecret: z.boolean().optional(),
});
type About = z.infer<typeof aboutVariable>;

const about = (description: string, more: Omit<About, 'description'> = {}): About => ({
  description,
  ...more,
});

const PORT_NUMBER = 'takes a port number from 0 to 65535, such as 3000';
const port = z.coerce
  .number(PORT_NUMBER)
  .int(PORT_NUMBER)
  .min(0, PORT_NUMBER)
  .max(65535, PORT_NUMBER);

const COUNT = 'takes a whole number from 1 on';
const count = z.coerce.number(COUNT).int(COUNT).min(1, COUNT);
const MILLISECONDS = 'takes a whole number of milliseconds, 0 for never';
const TILES =
  'takes the address of map tiles with {z}, {x} and {y} in it, such as https://tiles.example.org/{z}/{x}/{y}.png, or none';
const PATIENCE = 'takes a whole number of seconds from 3 to 600';
const SECONDS = 'takes a whole number of seconds from 0 to 300';

const BACKUPS = 'takes a whole number from 0 to 1000';
const backups = z.coerce.number(BACKUPS).int(BACKUPS).min(0, BACKUPS).max(1000, BACKUPS);

const HOURS = 'takes a number of hours from 0 to 720';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const DOMAIN = 'takes a name such as beer.example.org, without https:// and without a path';
const ADDRESS =
  'takes the address that people use, without a path, such as https://beer.example.org';
const HSTS = 'takes a whole number of seconds from 0 to 63072000';

/** Every variable that is read, in the order of the documentation. */
export const environment = z.object({
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .meta(about('folder of the database and the pictures')),
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .meta(
      about('folder of the backups, best on another disk', {
        otherwise: '`backups` in `DATA_DIR`',
      }),
    ),
  BACKUPS_HOURLY: backups.default(24).meta(about('how many backups by the hour are kept')),
  BACKUPS_DAILY: backups
    .default(7)
    .meta(about('how many backups by the day are kept; with both `0` none are made')),
  DATABASE_CHECK_HOURS: z.coerce
    .number(HOURS)
    .min(0, HOURS)
    .max(720, HOURS)
    .default(6)
    .meta(
      about('in how many hours each table of the database is read and checked once; `0` for never'),
    ),
  SIGNING_KEY: z
    .string()
    .min(32, 'takes 32 characters or more that cannot be guessed')
    .optional()
    .meta(
      about('key that signs codes, sign-ups and upload links; best not in the data folder', {
        isSecret: true,
        otherwise: '`signing.key` in `DATA_DIR`, made at the first start',
      }),
    ),
  HOST: z
    .string()
    .min(1)
    .optional()
    .meta(
      about('address to listen on; `0.0.0.0` for all', {
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
        otherwise: 'with `DOMAIN` its address, else what the request says',
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
        'addresses of your proxies, separated by commas: only theirs is `X-Forwarded-For` believed',
      ),
    ),
  TRUST_FORWARDED_HOST: z
    .enum(['0', '1'], 'takes 0 or 1')
    .default('0')
    .meta(
      about(
        '`1` believes `X-Forwarded-Host` of these proxies too, where they overwrite it and do not pass `Host` on',
      ),
    ),
  DOMAIN: z
    .string()
    .transform((name) => domainToASCII(name.trim()))
    .refine((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) && isIP(name) === 0, DOMAIN)
    .optional()
    .meta(about('name to serve with https, with a certificate that is fetched by itself')),
  HTTPS_PORT: port.default(443).meta(about('port for https, with `DOMAIN`')),
  HTTP_PORT: port
    .default(80)
    .meta(about('port that proves the name and redirects to https, with `DOMAIN`')),
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
  HSTS_SECONDS: z.coerce
    .number(HSTS)
    .int(HSTS)
    .min(0, HSTS)
    .max(63_072_000, HSTS)
    .optional()
    .meta(
      about(
        'how long browsers use https alone (`Strict-Transport-Security`), in seconds; `0` has them forget it',
        { otherwise: 'with `DOMAIN` `31536000`, a year; behind a proxy not sent' },
      ),
    ),
  HSTS_SUBDOMAINS: z
    .enum(['0', '1'], 'takes 0 or 1')
    .default('0')
    .meta(about('`1` has browsers use https alone for all names below it too')),
  ADMIN_EMAILS: list
    .transform((parts) => parts.map(normalizeEmail))
    .refine((parts) => parts.every(isEmail), 'takes e-mail addresses, separated by commas')
    .default([])
    .meta(
      about('accounts that are administrators, separated by commas; `hoptrail admin` makes more'),
    ),
  REGISTRATION: z
    .enum(registrationModes, 'takes open, invite or closed')
    .default('open')
    .meta(
      about(
        'who may sign up: `open` for all, `invite` for addresses that an administrator invited, `closed` for none; existing accounts always sign in',
      ),
    ),
  REGISTRATION_DOMAINS: list
    .transform((names) => names.map((name) => domainToASCII(name.replace(/^@/, ''))))
    .refine(
      (names) => names.every((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)),
      'takes mail domains, such as brewers.example.org,example.com',
    )
    .default([])
    .meta(
      about(
        'with `REGISTRATION=open`, the mail domains whose addresses may sign up without an invitation, separated by commas',
        { otherwise: 'all' },
      ),
    ),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'takes a mail server, such as smtps://user:secret@mail.example.org:465',
    })
    .optional()
    .meta(
      about('mail server, `smtp://` or `smtps://`', {
        isSecret: true,
        otherwise: 'codes go to the log',
      }),
    ),
  MAIL_FROM: z
    .string()
    .min(3, 'takes a sender, such as Hoptrail <codes@beer.example.org>')
    .default('Hoptrail <hoptrail@localhost>')
    .meta(about('sender of the codes')),
  CHECKIN_REQUIRE_LOCATION: z
    .enum(['0', '1'], 'takes 0 or 1')
    .default('0')
    .meta(
      about('`1` refuses check-ins that carry no position; advised where prizes hang on check-ins'),
    ),
  LEADERBOARD_VERIFIED_ONLY: z
    .enum(['0', '1'], 'takes 0 or 1')
    .default('0')
    .meta(
      about(
        '`1` ranks people by the check-ins whose position was checked; badges count all check-ins',
      ),
    ),
  MAP_TILES_URL: z
    .string()
    .refine(isTilesUrl, TILES)
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    .meta(
      about(
        'map tiles under the pin of a brewery, which owners and administrators load; `none` for a drawn grid only',
      ),
    ),
  MAP_ATTRIBUTION: z
    .string()
    .max(500, 'takes 500 characters at most')
    .default('© OpenStreetMap contributors https://www.openstreetmap.org/copyright')
    .meta(about('what stands below the map: words, then the link they lead to')),
  CODES_PER_ADDRESS: count.default(10).meta(about('sign-in codes an hour for one e-mail address')),
  CODES_PER_CLIENT: count
    .default(60)
    .meta(
      about(
        'sign-in codes an hour for one client: an IPv4 address or an IPv6 /64; a /48 has four times as many',
      ),
    ),
  CODES_PER_INSTANCE: count
    .default(2000)
    .meta(
      about(
        'sign-in codes an hour in all; half of them are kept for addresses that have an account',
      ),
    ),
  WRONG_CODES_PER_INSTANCE: count
    .default(500)
    .meta(
      about(
        'wrong sign-in codes an hour in all; beyond them a browser that never signed in has one try an hour',
      ),
    ),
  UPLOADS_PER_DAY: count
    .default(100)
    .meta(
      about('pictures that one person may send in 24 hours; owners and administrators ten times'),
    ),
  UPLOAD_MEGABYTES_PER_DAY: count
    .default(300)
    .meta(about('how much that may be in all, in MB; owners and administrators ten times')),
  REQUESTS_PER_MINUTE: count
    .default(1200)
    .meta(
      about(
        'calls a minute from one client address, each call of a batch counted; an IPv6 /64 is one address, a /48 may make eight times as many',
      ),
    ),
  FILES_PER_MINUTE: count
    .default(6000)
    .meta(about('pages, pictures and files a minute from one client address')),
  SHED_DELAY_MS: z.coerce
    .number(MILLISECONDS)
    .int(MILLISECONDS)
    .min(0, MILLISECONDS)
    .default(1000)
    .meta(about('how late the server may run before it answers 503; `0` for never')),
  REQUEST_SECONDS: z.coerce
    .number(PATIENCE)
    .int(PATIENCE)
    .min(3, PATIENCE)
    .max(600, PATIENCE)
    .default(60)
    .meta(
      about(
        'how long a client may take to send a request; a client that reads nothing of an answer is cut off after 10 seconds at the most',
      ),
    ),
  DRAIN_SECONDS: z.coerce
    .number(SECONDS)
    .int(SECONDS)
    .min(0, SECONDS)
    .max(300, SECONDS)
    .default(10)
    .meta(about('how long requests under way may take once it is told to stop')),
  METRICS_PORT: port
    .optional()
    .meta(about('port of `/metrics` for Prometheus', { otherwise: 'none' })),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .meta(about('address that `/metrics` is served on')),
  SECURITY_LOG: z
    .string()
    .min(1)
    .optional()
    .meta(
      about(
        'file for refused codes and limits hit, with client addresses, for fail2ban (`docs/hosting`)',
        { otherwise: 'none' },
      ),
    ),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'takes one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info')
    .meta(about('`fatal` to `trace`, or `silent`; logs hold no addresses and no positions')),
});
export type Environment = z.infer<typeof environment>;

/** What a variable says about itself. */
export function aboutOf(name: keyof Environment): About {
  return aboutVariable.parse(environment.shape[name].meta());
}

/** Whether an address has no path, and nothing else that would be dropped. */
function isOrigin({ href, origin }: URL): boolean {
  return href === `${origin}/`;
}

function isTilesUrl(text: string): boolean {
  if (text === 'none') return true;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  return isWhole && /^https?:\/\/[^/\s;,'"]+\/\S+$/.test(text) && URL.canParse(tilesOrigin(text));
}

/** A single address, a range of them, or one of the names that Fastify knows for ranges. */
function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}
