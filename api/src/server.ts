import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { HOUR_MS } from '@hoptrail/contracts/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { buildApp } from './app.ts';
import { backUpInProcess } from './backups/backup-process.ts';
import { backupFolder } from './backups/places.ts';
import { startSchedule } from './backups/schedule.ts';
import type { Config } from './config.ts';
import type { Deps } from './context.ts';
import { startControl } from './control/control-server.ts';
import type { DataFolder } from './data-folder.ts';
import { codeLimits } from './features/auth/code-limits.ts';
import { deleteCodesBefore } from './features/auth/codes.repo.ts';
import { deleteExpiredSessions } from './features/auth/sessions.repo.ts';
import { sweepUploads } from './features/uploads/sweep.ts';
import { systemClock } from './lib/clock.ts';
import { instantAfter } from './lib/durations.ts';
import { logMail } from './mail/log-mail.ts';
import { startOutbox } from './mail/outbox.ts';
import { smtpMail } from './mail/smtp-mail.ts';
import { Refusal } from './refusal.ts';
import type { Runtime } from './runtime.ts';

const DRAIN_DEADLINE_MS = 5000;

/** A port that cannot be listened on; the message says why and what to do. */
export class ListenError extends Refusal {
  override name = 'ListenError';
}

export interface RunningServer {
  /** Where to open it in a browser on this machine. */
  url: string;
  /** Takes no more requests, finishes those that are under way, closes the data folder. */
  close(): Promise<void>;
}

/**
 * Serves a data folder.
 * @throws ListenError when the port is taken or not allowed
 */
export async function startServer(
  config: Config,
  data: DataFolder,
  runtime: Runtime,
): Promise<RunningServer> {
  const log = pino(logging(config));
  const mail = config.smtpUrl
    ? smtpMail(config.smtpUrl, config.mailFrom)
    : logMail((text) => log.warn(text));
  const outbox = startOutbox({
    db: data.db,
    clock: systemClock,
    mail,
    onFailure: (reason) => log.error({ reason }, 'a message could not be sent yet'),
  });
  const deps: Deps = {
    config,
    db: data.db,
    ready: data.ready,
    images: data.images,
    signingKey: data.signingKey,
    clock: systemClock,
    mail,
    outbox,
    codeLimits: codeLimits(config),
  };
  const app = await buildApp({
    deps,
    version: runtime.version,
    webRoot: builtWeb(data.webRoot, log),
    logger: log,
  });
  const sweeping = setInterval(() => {
    sweep(deps).catch((error) => log.error({ err: error }, 'the hourly clean-up failed'));
  }, HOUR_MS);
  const stopBackups = config.mode === 'production' ? keepBackups(config, runtime, log) : undefined;
  let endControl = async () => {};
  const close = async () => {
    clearInterval(sweeping);
    await stopBackups?.();
    await withDeadline(endControl());
    await withDeadline(app.close());
    await withDeadline(outbox.stop());
    await data.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw listenError(error, config);
  }
  endControl = await startControl({ ...deps, folder: data.path, log });
  return { url: config.publicUrl ?? localUrl(app.server.address(), config), close };
}

/** The built web app; without one, as in development, only the calls are served. */
function builtWeb(webRoot: string, log: Logger): string | undefined {
  if (existsSync(webRoot)) return webRoot;
  log.warn(`There is no built web app in ${webRoot}: only the API is served. Run pnpm build.`);
  return undefined;
}

/** No addresses and no queries: they say where a person is. */
function logging({ logLevel }: Config): LoggerOptions {
  return {
    level: logLevel,
    serializers: {
      err: pino.stdSerializers.err,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
    },
  };
}

function keepBackups(config: Config, { program }: Runtime, log: Logger): () => Promise<void> {
  const places = { ...config, dataDir: resolve(config.dataDir), backupDir: backupFolder(config) };
  return startSchedule({
    ...places,
    retention: config.backups,
    clock: systemClock,
    take: (signal) => backUpInProcess(program, places, signal),
    onDone: (folder) => log.info({ folder }, 'a backup was made'),
    onFailure: (error) => log.error({ err: error }, 'a backup could not be made'),
  });
}

async function sweep(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await sweepUploads(deps);
  await deleteExpiredSessions(deps.db, now.toISOString());
  await deleteCodesBefore(deps.db, instantAfter(now, -2 * HOUR_MS));
}

async function withDeadline(closing: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise((resolve) => {
    timer = setTimeout(resolve, DRAIN_DEADLINE_MS);
  });
  await Promise.race([closing, deadline]);
  clearTimeout(timer);
}

function localUrl(address: ReturnType<import('node:net').Server['address']>, config: Config) {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const isAnyHost = config.host === '0.0.0.0' || config.host === '::';
  return `http://${isAnyHost ? 'localhost' : config.host}:${port}`;
}

function listenError(error: unknown, { port, host }: Config): ListenError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    EACCES: `Port ${port} needs more rights than this account has. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one that it has.`,
    ENOTFOUND: `This machine has no address ${host}. Set HOST to one that it has.`,
  };
  return new ListenError(reasons[String(code)] ?? `Port ${port} on ${host} cannot be used.`, {
    cause: error,
  });
}
