import { hostname } from 'node:os';
import { join } from 'node:path';
import type { RegistrationSettings } from '@hoptrail/contracts/auth/auth';
import { HOUR_MS } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import { Refusal } from '../lib/refusal.ts';
import { contradictions, domainUrl } from './contradictions.ts';
import { type DatabaseConfig, toDatabase } from './database/database-config.ts';
import { aboutOf, type Environment, environment } from './environment.ts';
import { type ObjectStoreConfig, toObjectStore } from './object-store.ts';
import { withSecretsFromFiles } from './secret-files.ts';
import { mistakesIn } from './warnings.ts';

/** How the server runs. Demo and development return sign-in codes in the response. */
export type Mode = 'production' | 'demo' | 'development';

/** Everything that the host configures. */
export interface Config {
  mode: Mode;
  /** Whether the host of a request must be this machine, as in a demo. */
  isLoopbackOnly: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** The PostgreSQL database; undefined for SQLite in the data folder. */
  database: DatabaseConfig | undefined;
  /** The name of this server among the instances of a database. */
  instanceName: string;
  /** Signs upload links, sign-up proofs and codes; a file of the data folder by default. */
  signingKey: string | undefined;
  tagKey: string | undefined;
  /** The folder of backups; below the data folder by default. */
  backupDir: string | undefined;
  /** The object store of the pictures; undefined if they are in the data folder. */
  objectStore: ObjectStoreConfig | undefined;
  /** The numbers of hourly and daily backups to keep; both 0 for none. */
  backups: { hourly: number; daily: number };
  /** The milliseconds in which each table of the database is checked once; 0 for never. */
  databaseCheckMs: number;
  /** The origin that people use; undefined if it is the one that requests name. */
  publicUrl: string | undefined;
  /** The settings of https; undefined if the server does not serve https itself. */
  https: HttpsConfig | undefined;
  /** The HSTS policy to send; undefined for none. */
  hsts: { seconds: number; withSubdomains: boolean } | undefined;
  /** Whether search engines may list the pages. */
  isSearchable: boolean;
  adminEmails: readonly string[];
  /** Who may sign up. */
  registration: RegistrationSettings;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The owner of the podcast, for podcast directories; undefined if the host named none. */
  podcastOwner: { name: string; email: string } | undefined;
  /** Addresses of the proxies whose forwarding headers the server trusts. */
  trustProxy: readonly string[];
  /** Whether the server also trusts the host that these proxies forward. */
  trustForwardedHost: boolean;
  checkinRequiresLocation: boolean;
  /** Whether the leaderboard and ranks count verified check-ins only. */
  leaderboardVerifiedOnly: boolean;
  map: MapConfig;
  /** Sign-in codes an hour for one e-mail address, one client address, and in total. */
  codesPerAddress: number;
  codesPerClient: number;
  codesPerInstance: number;
  /** Wrong codes an hour in total, after which each unknown browser has one try. */
  wrongCodesPerInstance: number;
  /** The pictures and bytes that one person may send in 24 hours. */
  uploads: { perDay: number; bytesPerDay: number };
  /** Calls a minute from one client address. */
  requestsPerMinute: number;
  /** Pages, pictures and files a minute from one client address. */
  filesPerMinute: number;
  /** The delay of the event loop in milliseconds from which requests are refused; 0 for never. */
  shedDelayMs: number;
  /**
   * The milliseconds that a client may take to send a request, and (10 seconds at most) to read a
   * part of its response.
   */
  requestMs: number;
  /** The milliseconds that running requests may take after the signal to stop. */
  drainMs: number;
  /** The milliseconds for which the instance is unready before it stops. */
  unreadyMs: number;
  metrics: { port: number; host: string } | undefined;
  logLevel: string;
  /**
   * The file that records sign-ins and refusals with client addresses, and whether the host chose it;
   * undefined for none.
   */
  securityLog: { file: string; isChosen: boolean } | undefined;
  /** Sentences about probable mistakes in the settings. */
  mistakes: readonly string[];
}

export interface MapConfig {
  /** The URL of a tile with `{z}`, `{x}`, `{y}` and, if there are several servers, `{s}`. */
  tilesUrl: string | undefined;
  /** The path of a PMTiles file with raster tiles, in place of the URL. */
  tilesFile: string | undefined;
  /** Whether browsers load the tiles from their server themselves. */
  isDirect: boolean;
  attribution: string;
  attributionUrl: string | undefined;
}

export interface HttpsConfig {
  domain: string;
  /** The port of ACME challenges and of redirects to https. */
  httpPort: number;
  acmeDirectory: string;
  acmeEmail: string | undefined;
}

/** Thrown for unusable settings; the message names each variable and what it takes. */
export class ConfigError extends Refusal {
  override name = 'ConfigError';
  override readonly isPermanent = true;
}

const YEAR_SECONDS = 31_536_000;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. Nothing else reads the environment.
 * @param env the environment's variables; empty ones count as not set
 * @throws ConfigError naming every variable that cannot be used
 */
export function readConfig(env: Variables, mode: Mode): Config {
  return toConfig(readEnvironment(env), mode, env);
}

/**
 * Returns the variables of the environment with their defaults, and secrets from files.
 * @throws ConfigError naming every variable that cannot be used
 */
export function readEnvironment(env: Variables): Environment {
  const { variables, problems: unread } = withSecretsFromFiles(env);
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  const problems = [
    ...unread,
    ...(parsed.success
      ? contradictions(parsed.data)
      : firstOfEach(parsed.error.issues).map((issue) => describe(issue, set))),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new ConfigError(['The configuration cannot be used:', ...problems].join('\n  '));
}

function toConfig(data: Environment, mode: Mode, env: Variables): Config {
  const { DOMAIN: domain } = data;
  return {
    mode,
    isLoopbackOnly: false,
    port: domain === undefined ? data.PORT : data.HTTPS_PORT,
    host: data.HOST ?? (domain === undefined ? 'localhost' : '::'),
    dataDir: data.DATA_DIR,
    database: toDatabase(data),
    instanceName: toInstanceName(data),
    backupDir: data.BACKUP_DIR,
    signingKey: data.SIGNING_KEY,
    tagKey: data.TAG_KEY,
    objectStore: toObjectStore(data),
    backups: { hourly: data.BACKUPS_HOURLY, daily: data.BACKUPS_DAILY },
    // PostgreSQL checks its pages itself.
    databaseCheckMs: data.DATABASE_URL === undefined ? data.DATABASE_CHECK_HOURS * HOUR_MS : 0,
    publicUrl: data.PUBLIC_URL ?? (domain === undefined ? undefined : domainUrl(data, domain)),
    https:
      domain === undefined
        ? undefined
        : {
            domain,
            httpPort: data.HTTP_PORT,
            acmeDirectory: data.ACME_DIRECTORY,
            acmeEmail: data.ACME_EMAIL,
          },
    hsts: toHsts(data),
    isSearchable: data.SEARCH_ENGINES === '1',
    adminEmails: data.ADMIN_EMAILS,
    registration: { registration: data.REGISTRATION, domains: data.REGISTRATION_DOMAINS },
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    podcastOwner: data.PODCAST_OWNER,
    trustProxy: data.TRUST_PROXY,
    trustForwardedHost: data.TRUST_FORWARDED_HOST === '1',
    checkinRequiresLocation: data.CHECKIN_REQUIRE_LOCATION === '1',
    leaderboardVerifiedOnly: data.LEADERBOARD_VERIFIED_ONLY === '1',
    map: toMap(data),
    codesPerAddress: data.CODES_PER_ADDRESS,
    codesPerClient: data.CODES_PER_CLIENT,
    codesPerInstance: data.CODES_PER_INSTANCE,
    wrongCodesPerInstance: data.WRONG_CODES_PER_INSTANCE,
    uploads: {
      perDay: data.UPLOADS_PER_DAY,
      bytesPerDay: data.UPLOAD_MEGABYTES_PER_DAY * 1_000_000,
    },
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    filesPerMinute: data.FILES_PER_MINUTE,
    shedDelayMs: data.SHED_DELAY_MS,
    requestMs: data.REQUEST_SECONDS * 1000,
    drainMs: data.DRAIN_SECONDS * 1000,
    unreadyMs: data.UNREADY_SECONDS * 1000,
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    logLevel: data.LOG_LEVEL,
    securityLog: toSecurityLog(data),
    mistakes: mistakesIn(data, env),
  };
}

/** Returns the name of this server; `pg_stat_activity` shows it, in 63 bytes at most. */
function toInstanceName({ INSTANCE_NAME, DOMAIN, PORT, HTTPS_PORT }: Environment): string {
  const port = DOMAIN === undefined ? PORT : HTTPS_PORT;
  return INSTANCE_NAME ?? `${hostname().slice(0, 34)}:${port === 0 ? process.pid : port}`;
}

function toSecurityLog({ SECURITY_LOG, DATA_DIR }: Environment): Config['securityLog'] {
  if (SECURITY_LOG === 'none') return undefined;
  return {
    file: SECURITY_LOG ?? join(DATA_DIR, 'security.log'),
    isChosen: SECURITY_LOG !== undefined,
  };
}

/** Returns the HSTS policy. Behind a proxy, which may serve other names too, only `HSTS_SECONDS` sets one. */
function toHsts({
  DOMAIN,
  PUBLIC_URL,
  HSTS_SECONDS,
  HSTS_SUBDOMAINS,
}: Environment): Config['hsts'] {
  const isHttps = DOMAIN !== undefined || PUBLIC_URL?.startsWith('https:') === true;
  const seconds = HSTS_SECONDS ?? (DOMAIN === undefined ? undefined : YEAR_SECONDS);
  if (!isHttps || seconds === undefined) return undefined;
  return { seconds, withSubdomains: HSTS_SUBDOMAINS === '1' };
}

function toMap(data: Environment): MapConfig {
  const { MAP_TILES_URL, MAP_TILES_FILE, MAP_TILES_DIRECT, MAP_ATTRIBUTION } = data;
  const [attributionUrl] = /https?:\/\/\S+$/.exec(MAP_ATTRIBUTION) ?? [];
  return {
    tilesUrl: MAP_TILES_URL === 'none' ? undefined : MAP_TILES_URL,
    tilesFile: MAP_TILES_FILE,
    isDirect: MAP_TILES_DIRECT === '1',
    attribution: MAP_ATTRIBUTION.replace(attributionUrl ?? '', '').trim(),
    attributionUrl,
  };
}

/** Returns the first problem of each variable, because later ones follow from it. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.filter(
    ({ path }, index) => issues.findIndex((other) => other.path[0] === path[0]) === index,
  );
}

function describe({ path, message }: z.core.$ZodIssue, set: Variables): string {
  const name = environment.keyof().parse(path[0]);
  const value = aboutOf(name).isSecret ? 'not usable' : JSON.stringify(set[name]);
  return `${name} is ${value}, but it ${message}.`;
}
