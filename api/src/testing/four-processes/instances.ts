import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { type Config, readConfig } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import type { Clock } from '../../lib/clock.ts';
import { emptyDatabaseUrl } from '../postgres/databases.ts';
import { settingsOf } from '../postgres/settings-of.ts';
import { hoptrail } from '../processes/command.ts';
import { startMailbox } from '../services/mailbox.ts';

/** Several server processes on one PostgreSQL database, and a connection of the test. */
export interface Instances {
  /** The address of each process. */
  urls: readonly string[];
  databaseUrl: string;
  db: Db;
  config: Config;
  clock: Clock;
  signingKey: string;
  /** The recipient of each message that the mail server took, in their order. */
  mailed: string[];
  /** Returns what the processes have logged: their errors. */
  logged(): string;
}

/**
 * Starts four server processes on an empty database, for all tests of a file, and ends them after
 * the tests.
 * @param env more variables of their environment
 */
export function fourProcesses(env: Record<string, string> = {}): Instances {
  const run = {} as Instances;
  const ends: (() => unknown)[] = [];

  beforeAll(async () => {
    const databaseUrl = await emptyDatabaseUrl();
    const signingKey = randomBytes(32).toString('base64url');
    const settings = settingsOf(databaseUrl);
    const { db, close } = openPostgres(settings);
    ends.push(close);
    // Deadlocks are found sooner than after a second.
    await sql`alter database ${sql.ref(settings.database)} set deadlock_timeout = '50ms'`.execute(
      db,
    );
    const { url, mailed, stop } = await startMailbox();
    ends.push(stop);
    const shared = { ...LIMITS, ...env, DATABASE_URL: databaseUrl, SIGNING_KEY: signingKey };
    const started = await Promise.all(
      [1, 2, 3, 4].map(() => startInstance({ ...shared, SMTP_URL: url }, ends)),
    );
    const urls = started.map((instance) => instance.url);
    const logged = () => started.map(({ output }) => output()).join('\n');
    const config = readConfig({ ...shared, MAIL_FROM, SMTP_URL: url }, 'production');
    const clock = { now: () => new Date() };
    Object.assign(run, { urls, databaseUrl, db, config, signingKey, mailed, clock, logged });
  });

  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return run;
}

const MAIL_FROM = 'Hoptrail <codes@beer.example.org>';
const MANY = '1000000';
/** All calls come from one address. */
const LIMITS = {
  MAIL_FROM,
  REQUESTS_PER_MINUTE: MANY,
  CODES_PER_ADDRESS: '1000',
  CODES_PER_CLIENT: MANY,
  CODES_PER_INSTANCE: MANY,
  WRONG_CODES_PER_INSTANCE: MANY,
  UPLOADS_PER_DAY: '5',
  DATABASE_CONNECTIONS: '8',
};

/** Starts a server, and waits until it takes requests. */
async function startInstance(env: Record<string, string>, ends: (() => unknown)[]) {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  let kill = () => {};
  const run = hoptrail(['serve'], { ...env, DATA_DIR: folder }, undefined, (stop) => {
    kill = stop;
  });
  ends.push(async () => {
    kill();
    await run.ended;
  });
  await run.printed('data in');
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(run.output()) ?? [];
  await vi.waitFor(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(200), 60_000);
  return { url, output: run.output };
}
