import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { noSecurityLog, type SecurityLog } from '../access/security-log.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { DatabaseConfig } from '../config/database/database-config.ts';
import type { ServerDeps } from '../context.ts';
import { OneAtATime } from '../lib/one-at-a-time.ts';
import type { Message } from '../mail/mail.ts';
import { deliverDueMail } from '../mail/outbox.ts';
import { unsealingMail } from '../mail/sealed-mail.ts';
import { openDataFolder } from '../ops/data-folder/data-folder.ts';
import { servicesOf } from '../ops/data-folder/services-of.ts';
import { cachedHealth } from '../ops/health/check-health.ts';
import type { Runtime } from '../ops/runtime.ts';
import { sourceRuntime } from '../ops/source-runtime.ts';
import { writeMigratedFile } from './data-folder/migrated-file.ts';
import { testDatabase } from './postgres/databases.ts';
import { testObjectStore } from './services/object-store.ts';

/** The source's runtime without a built web app. */
export const testRuntime: Runtime = {
  ...sourceRuntime,
  version: '0.0.0-test',
  notices: async () => undefined,
  sbom: async () => undefined,
  publisherKey: async () => undefined,
  unpack: async (dataDir) => ({
    ...(await sourceRuntime.unpack(dataDir)),
    webRoot: join(import.meta.dirname, 'no-web'),
  }),
};

export interface TestApp {
  app: FastifyInstance;
  deps: ServerDeps;
  /** The sent messages, oldest first. */
  mailbox: Message[];
  /** The mail server; with `isDown` it refuses all messages. */
  mailServer: { isDown: boolean };
  /** Moves the server's clock forward (or back). */
  passTime(milliseconds: number): void;
}

/** Returns a new folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface TestAppOptions {
  /** Off by default. */
  securityLog?: SecurityLog;
  config?: Partial<Config>;
  webRoot?: string;
  /** The ground's tiles; those of the last build by default, if there was one. */
  groundFile?: string;
  startAt?: string;
  /** Changes how the database on PostgreSQL is reached. */
  reach?: (database: DatabaseConfig) => DatabaseConfig;
  /** Nothing is logged by default. */
  logger?: FastifyBaseLogger;
  /** The data folder; a new one by default. */
  dataDir?: string;
  /** Another instance, on PostgreSQL, whose database and signing key this one shares. */
  beside?: TestApp;
}

/** Builds the whole server on a new database of its engine, with a mailbox and an adjustable clock. */
export async function buildTestApp({
  securityLog = noSecurityLog,
  config = {},
  webRoot,
  groundFile,
  startAt = '2026-05-01T12:00:00.000Z',
  dataDir,
  beside,
  logger,
  reach = (unchanged) => unchanged,
}: TestAppOptions = {}): Promise<TestApp> {
  const { objectStore = testObjectStore() } = config;
  const folder = dataDir ?? (await temporaryFolder());
  const original = beside ? beside.deps.config.database : await testDatabase(folder);
  const database = original && reach(original);
  if (!database && dataDir === undefined) await writeMigratedFile(folder);
  const signingKey = beside?.deps.signingKey;
  const tagKey = beside?.deps.tagKey;
  const paths = { dataDir: folder, database, objectStore, signingKey, tagKey };
  const data = await openDataFolder(paths, testRuntime);
  // A test's database need not survive a power cut. The tests' PostgreSQL waits for no disk either.
  if (!database) await sql`pragma synchronous = off`.execute(data.db);
  let now = Date.parse(startAt);
  const mailbox: Message[] = [];
  const mailServer = { isDown: false };
  const deliveries = new OneAtATime();
  const settings = {
    ...readConfig({ SHED_DELAY_MS: '0' }, 'production'),
    dataDir: data.path,
    database,
    objectStore,
    ...config,
  };
  const deps: ServerDeps = {
    build: { version: testRuntime.version, commit: null, date: null },
    ...servicesOf(settings, data),
    ...(groundFile && { groundFile }),
    clock: { now: () => new Date(now) },
    mail: {
      delivers: true,
      async send(message) {
        if (mailServer.isDown) throw new Error('the mail server refused');
        mailbox.push(message);
      },
    },
    securityLog,
    health: cachedHealth(() => deps, new Date(now)),
    // Sends the mail before the response, so that a test finds its message, also if another
    // request has taken it.
    outbox: {
      wake: () =>
        deliveries.run(() =>
          deliverDueMail({
            ...deps,
            mail: unsealingMail(deps.mail, deps.signingKey),
            onFailure: () => {},
          }),
        ),
    },
  };
  const app = await buildApp({
    deps,
    version: '0.0.0-test',
    webRoot,
    ...(logger ? { logger } : {}),
  });
  onTestFinished(async () => {
    await app.close();
    await data.close();
  });
  return {
    app,
    deps,
    mailbox,
    mailServer,
    passTime(milliseconds) {
      now += milliseconds;
    },
  };
}
