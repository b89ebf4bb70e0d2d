import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { noSecurityLog } from './access/security-log.ts';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { localAddress } from './config/local-address.ts';
import { NO_PUBLIC_URL, needsPublicUrl } from './config/public-address.ts';
import { NO_MAIL_SERVER } from './config/warnings.ts';
import type { ServerDeps } from './context.ts';
import type { Leadership } from './db/instances/leadership.ts';
import { systemClock } from './lib/clock.ts';
import { counted } from './lib/counted.ts';
import { logMail } from './mail/log-mail.ts';
import { startOutbox } from './mail/outbox.ts';
import { unsealingMail } from './mail/sealed-mail.ts';
import { smtpMail } from './mail/smtp-mail.ts';
import { startBackgroundWork } from './ops/background-work.ts';
import { startControl } from './ops/control/control-server.ts';
import type { DataFolder } from './ops/data-folder/data-folder.ts';
import { describeModes } from './ops/data-folder/file-modes.ts';
import { servicesOf } from './ops/data-folder/services-of.ts';
import { cachedHealth, checkHealth } from './ops/health/check-health.ts';
import { Readiness } from './ops/health/readiness.ts';
import { Closing } from './ops/listening/closing.ts';
import type { Https } from './ops/listening/https/https.ts';
import { listen } from './ops/listening/listen.ts';
import { plainListener, secureListener } from './ops/listening/listener.ts';
import { clientTimeouts } from './ops/listening/timeouts.ts';
import { logAvailability } from './ops/log-availability.ts';
import { serverLog } from './ops/logging.ts';
import { buildOf, type Runtime } from './ops/runtime.ts';

/** How often an instance looks for mail that a command or a killed instance left. */
const MAIL_OF_OTHERS_MS = 15_000;

const MAIL_REFUSED = 'the mail server refused a message, which is not sent again';
const MAIL_WAITS = 'a message could not be sent and will be retried';

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
  const smtp = config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : undefined;
  const mail = smtp ?? logMail((text) => log.warn(text), data.signingKey);
  const leadership = await join(config, data, { version: runtime.version, closing, log });
  const outbox = startOutbox({
    db: data.db,
    clock: systemClock,
    mail: unsealingMail(mail, data.signingKey),
    onFailure: (reason, isFinal) => log.error({ reason }, isFinal ? MAIL_REFUSED : MAIL_WAITS),
    onDatabaseFailure: (error) => log.error({ err: error }, 'the waiting mail cannot be read'),
    lookEveryMs: config.database && MAIL_OF_OTHERS_MS,
  });
  data.checkpoints.onFailure((reason) => {
    log.error({ err: reason }, 'a checkpoint of the write-ahead log failed and will be retried');
  });
  logAvailability(data.availability, log);
  const deps: ServerDeps = {
    build: await buildOf(runtime),
    ...servicesOf(config, data),
    clock: systemClock,
    mail,
    outbox,
    securityLog: securityLog ?? noSecurityLog,
    health: cachedHealth(() => deps, since),
  };
  closing.add(() => outbox.stop());
  const metrics = await metricsOf({ ...deps, leadership }).catch(async (error) => {
    await closing.close();
    throw error;
  });
  if (metrics) closing.add(metrics.end);
  const timeouts = clientTimeouts(config.requestMs, config.trustProxy.length > 0);
  const listener = config.https ? secureListener(timeouts) : plainListener(timeouts);
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
    closing.add(
      await startControl({
        ...deps,
        loadTagKey: async () => deps.tagKey,
        wakeOutbox,
        server,
        folder: data.path,
        log,
      }),
    );
  } catch (error) {
    await closing.close();
    throw error;
  }
  const background = { deps, runtime, folder: data.path, smtp, leadership, log };
  for (const stop of await startBackgroundWork(background)) closing.add(stop);
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

/** Loads the security log, unless it is switched off. */
async function securityLogOf({ securityLog }: Config, log: Logger) {
  if (securityLog === undefined) return undefined;
  const { file, isChosen } = securityLog;
  const { SecurityLogFile } = await import('./ops/security-log/security-log-file.ts');
  return await SecurityLogFile.open(resolve(file), {
    clock: systemClock,
    isChosen,
    onFailure: (error) => log.error({ err: error }, 'the security log cannot be written'),
  });
}

/**
 * Joins the instances of the database, and tries to lead them.
 * @throws Refusal if this instance does not fit the others
 */
async function join(
  config: Config,
  data: DataFolder,
  { version, closing, log }: { version: string; closing: Closing; log: Logger },
): Promise<Leadership> {
  try {
    if (config.database) {
      const { joinInstances } = await import('./ops/instances/join-instances.ts');
      closing.add(await joinInstances({ ...data, config, version, folder: data.path, log }));
    }
    const leadership = data.lead(config.instanceName);
    closing.add(() => leadership.stop());
    return leadership;
  } catch (error) {
    await closing.close();
    throw error;
  }
}

/** Loads the metrics if they are configured. */
async function metricsOf(deps: ServerDeps & { leadership: Leadership }) {
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
