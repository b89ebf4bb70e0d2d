import { isEmail, normalizeEmail } from '@hoptrail/contracts/identity';
import { z } from 'zod';

/** How the server runs: demo and development show sign-in codes in the answer. */
export type Mode = 'production' | 'demo' | 'development';

const emails = z
  .string()
  .transform((text) => text.split(',').map(normalizeEmail).filter(Boolean))
  .refine((list) => list.every(isEmail), 'is a list of e-mail addresses, separated by commas');

const environment = z.object({
  PORT: z.coerce
    .number('is a port number')
    .int('is a port number')
    .min(0, 'is a port number')
    .max(65535, 'is a port number')
    .default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'is the address people use, such as https://beer.example' })
    .transform((url) => new URL(url).origin)
    .optional(),
  ADMIN_EMAILS: emails.default([]),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is a mail server, such as smtps://user:secret@host:465' })
    .optional(),
  MAIL_FROM: z.string().min(3).default('Hoptrail <hoptrail@localhost>'),
  TRUST_PROXY: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .default([]),
  CHECKIN_REQUIRE_LOCATION: z.enum(['0', '1'], 'is 0 or 1').default('0'),
  CODES_PER_ADDRESS: z.coerce.number('is a number').int().min(1).default(10),
  CODES_PER_CLIENT: z.coerce.number('is a number').int().min(1).default(60),
  CODES_PER_INSTANCE: z.coerce.number('is a number').int().min(1).default(2000),
  REQUESTS_PER_MINUTE: z.coerce.number('is a number').int().min(1).default(1200),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'is one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
});

/** Everything about a server that its host decides. */
export interface Config {
  mode: Mode;
  port: number;
  host: string;
  dataDir: string;
  /** The origin people use, where it is not the one the server sees. */
  publicUrl: string | undefined;
  adminEmails: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Addresses of the proxies whose forwarding headers are believed. */
  trustProxy: readonly string[];
  checkinRequiresLocation: boolean;
  /** Sign-in codes an hour for one e-mail address, one client address, and everybody. */
  codesPerAddress: number;
  codesPerClient: number;
  codesPerInstance: number;
  /** Calls a minute from one client address. */
  requestsPerMinute: number;
  logLevel: string;
}

/** A setting that cannot be used; the message names the variable and what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration. Nothing else reads the environment.
 * @param env the environment's variables; empty ones count as not set
 * @throws ConfigError naming every variable that cannot be used
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, mode: Mode): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`The configuration cannot be used: ${lines.join('; ')}.`);
  }
  const { data } = parsed;
  return {
    mode,
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    publicUrl: data.PUBLIC_URL,
    adminEmails: data.ADMIN_EMAILS,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    trustProxy: data.TRUST_PROXY,
    checkinRequiresLocation: data.CHECKIN_REQUIRE_LOCATION === '1',
    codesPerAddress: data.CODES_PER_ADDRESS,
    codesPerClient: data.CODES_PER_CLIENT,
    codesPerInstance: data.CODES_PER_INSTANCE,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    logLevel: data.LOG_LEVEL,
  };
}
