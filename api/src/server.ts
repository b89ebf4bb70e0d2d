import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { HOUR_MS } from '@hoptrail/contracts/limits';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { codeLimits } from './access/code-limits.ts';
import { noSecurityLog } from './access/security-log.ts';
import { buildApp } from './app.ts';
import type { ServerDeps } from './cache/caches.ts';
import type { Config } from './config/config.ts';
import { localAddress } from './config/local-address.ts';
import { NO_PUBLIC_URL, needsPublicUrl } from './config/public-address.ts';
import { NO_MAIL_SERVER } from './config/warnings.ts';
import { checkTableInProcess } from './db/damage/check-process.ts';
import { watchDatabase } from './db/damage/watch-database.ts';
import { Alerts } from './lib/alerts.ts';
import { systemClock } from './lib/clock.ts';
import { counted } from './lib/counted.ts';
import { logMail } from './mail/log-mail.ts';
import { startOutbox } from './mail/outbox.ts';
import { unsealingMail } from './mail/sealed-mail.ts';
import { smtpMail } from './mail/smtp-mail.ts';
import { watchMailServer } from './mail/watch-mail-server.ts';
import { DecodeQueue } from './objects/decoding/decode-queue.ts';
import { backupFolder } from './ops/backups/paths.ts';
import { backUpInProcess } from './ops/backups/take/backup-process.ts';
import { startSchedule } from './ops/backups/take/schedule.ts';
import { startControl } from './ops/control/control-server.ts';
import type { DataFolder } from './ops/data-folder/data-folder.ts';
import { describeModes } from './ops/data-folder/private-files.ts';
import { checkHealth } from './ops/health/check-health.ts';
import { Readiness } from './ops/health/readiness.ts';
import type { Https } from './ops/https/https.ts';
import { Closing } from './ops/listening/closing.ts';
import { listen } from './ops/listening/listen.ts';
import { plainListener, secureListener } from './ops/listening/listener.ts';
import { clientTimeouts } from './ops/listening/timeouts.ts';
import { logAvailability } from './ops/log-availability.ts';
import { serverLog } from './ops/logging.ts';
import type { Runtime } from './ops/runtime.ts';
import { sweep } from './ops/sweep.ts';

export interface RunningServer {
  /** The URL for a browser on this machine. */
  url: string;
  /** Reads the certificate again. */
  reload(): Promise<void>;
  /** Stops accepting requests, finishes the running ones, and closes the data folder. */
  close(): Promise<void>;
}

/**
 * Serves a data folder.
 * @param log the only log of the process: two would mix up the order of lines
 * @throws ListenError if the port is in use or not allowed
 */
export async function startServer(
  config: Config,
  data: DataFolder,
  runtime: Runtime,
  log = serverLog(config),
): Promise<RunningServer> {
  const since = systemClock.now();
  warnOfSettings(config, log);
  for (const line of describeModes(data.modes)) log.warn(line);
  const closing = new Closing(config.drainMs);
  closing.add(() => data.close());
  const securityLog = await securityLogOf(config, log).catch(async (error) => {
    await closing.close();
    throw error;
  });
  if (securityLog) closing.add(() => securityLog.close());
  const alerts = new Alerts();
  const smtp = config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : undefined;
  const mail = smtp ?? logMail((text) => log.warn(text));
  const outbox = startOutbox({
    db: data.db,
    clock: systemClock,
    mail: unsealingMail(mail, data.signingKey),
    onFailure: (reason) => log.error({ reason }, 'a message could not be sent and will be retried'),
  });
  data.checkpoints.onFailure((reason) => {
    log.error({ err: reason }, 'a checkpoint of the write-ahead log failed and will be retried');
  });
  logAvailability(data.availability, log);
  const deps: ServerDeps = {
    config,
    db: data.db,
    checkpoints: data.checkpoints,
    availability: data.availability,
    caches: data.caches,
    images: data.images,
    decodes: new DecodeQueue(),
    signingKey: data.signingKey,
    clock: systemClock,
    mail,
    alerts,
    outbox,
    codeLimits: codeLimits(config, data.db),
    securityLog: securityLog ?? noSecurityLog,
  };
  closing.add(() => outbox.stop());
  const metrics = await metricsOf(deps).catch(async (error) => {
    await closing.close();
    throw error;
  });
  if (metrics) closing.add(metrics.end);
  const listener = config.https
    ? secureListener(clientTimeouts(config.requestMs))
    : plainListener(clientTimeouts(config.requestMs));
  const readiness = new Readiness(deps.db);
  const app = await buildApp({
    deps,
    readiness,
    version: runtime.version,
    webRoot: builtWeb(data.webRoot, log),
    logger: log,
    serverFactory: listener.serverFactory,
    ...(metrics ? { observe: metrics.observe } : {}),
  });
  closing.add(
    () => drain(app, config, log),
    () => {
      log.warn(`closing connections that are still open after ${config.drainMs / 1000} s`);
      listener.destroyConnections();
    },
  );
  let https: Https | undefined;
  try {
    https = await listen(app, deps, { listener, folder: data.path, log, closing });
    const wakeOutbox = () => outbox.wake();
    const server = { ...addressOf(app, config), health: () => checkHealth(deps, since) };
    closing.add(await startControl({ ...deps, wakeOutbox, server, folder: data.path, log }));
  } catch (error) {
    await closing.close();
    throw error;
  }
  const sweeping = setInterval(() => {
    sweep(deps).catch((error) => log.error({ err: error }, 'the hourly clean-up failed'));
  }, HOUR_MS);
  closing.add(() => clearInterval(sweeping));
  if (config.objectStore) {
    const { keepObjectStore } = await import('./ops/keep-object-store.ts');
    closing.add(await keepObjectStore(deps, data.path, log));
  }
  if (smtp) closing.add(watchMailServer(smtp, { alerts, log }));
  if (config.mode === 'production') {
    closing.add(keepBackups(config, runtime, { alerts, log }));
    if (config.databaseCheckMs > 0) closing.add(keepChecking(deps, data.path, { runtime, log }));
  }
  return {
    url: config.publicUrl ?? addressOf(app, config).url,
    async reload() {
      if (!https) return log.info('SIGHUP received: there is no certificate to read again');
      log.info('SIGHUP received: reading the certificate again');
      await https.reload();
    },
    async close() {
      readiness.stop();
      if (config.unreadyMs > 0) {
        log.info(`/api/ready refuses traffic for ${config.unreadyMs / 1000} s from now on`);
        await delay(config.unreadyMs);
      }
      await closing.close();
    },
  };
}

/** Logs warnings about the settings. Demo and development show codes on the screen, without mail. */
function warnOfSettings(config: Config, log: Logger): void {
  if (needsPublicUrl(config)) log.warn(NO_PUBLIC_URL);
  if (!config.smtpUrl && config.mode === 'production') log.warn(NO_MAIL_SERVER);
  for (const text of config.mistakes) log.warn(text);
}

/** Loads the security log if it is configured. */
async function securityLogOf({ securityLog }: Config, log: Logger) {
  if (securityLog === undefined) return undefined;
  const { SecurityLogFile } = await import('./ops/security-log/security-log-file.ts');
  return await SecurityLogFile.open(resolve(securityLog), {
    clock: systemClock,
    onFailure: (error) => log.error({ err: error }, 'the security log cannot be written'),
  });
}

/** Loads the metrics if they are configured. */
async function metricsOf(deps: ServerDeps) {
  const { metrics } = deps.config;
  if (!metrics) return undefined;
  const { startMetrics } = await import('./ops/metrics/start-metrics.ts');
  return await startMetrics(deps, metrics);
}

/** Returns the folder of the built web app; undefined without one, as in development. */
function builtWeb(webRoot: string, log: Logger): string | undefined {
  if (existsSync(webRoot)) return webRoot;
  log.warn(`There is no built web app in ${webRoot}: only the API is served. Run pnpm build.`);
  return undefined;
}

function keepBackups(
  config: Config,
  { program }: Runtime,
  { alerts, log }: { alerts: Alerts; log: Logger },
): () => Promise<void> {
  const places = { ...config, dataDir: resolve(config.dataDir), backupDir: backupFolder(config) };
  return startSchedule({
    ...places,
    retention: config.backups,
    clock: systemClock,
    take: (signal) => backUpInProcess(program, places, signal),
    onStart: () => log.info('backup started'),
    onDone(folder) {
      alerts.clear('backup');
      log.info({ folder }, 'backup finished');
    },
    onFailure(error) {
      alerts.raise('backup', 'The last backup could not be made. The log says why.');
      log.error({ err: error }, 'backup failed');
    },
  });
}

function keepChecking(
  deps: ServerDeps,
  dataDir: string,
  { runtime, log }: { runtime: Runtime; log: Logger },
): () => Promise<void> {
  return watchDatabase({
    ...deps,
    log,
    roundMs: deps.config.databaseCheckMs,
    check: (table, signal) => checkTableInProcess(runtime.program, { dataDir, table }, signal),
  });
}

async function drain(app: FastifyInstance, { drainMs }: Config, log: Logger): Promise<void> {
  // Not listening: the port was in use, so there are no connections to wait for.
  if (!app.server.listening) return await app.close();
  const connections = await promisify(app.server.getConnections.bind(app.server))().catch(() => 0);
  const wait = `running requests have ${drainMs / 1000} s to finish`;
  log.info(`draining: ${counted(connections, 'connection')} open, ${wait}`);
  await app.close();
}

function addressOf({ server }: FastifyInstance, config: Config) {
  const address = server.address();
  return localAddress(config, typeof address === 'object' && address ? address.port : config.port);
}
