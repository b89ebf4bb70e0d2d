import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { ServerDeps } from '../context.ts';
import { checkTableInProcess } from '../db/damage/check-process.ts';
import { watchDatabase } from '../db/damage/watch-database.ts';
import type { Leadership } from '../db/instances/leadership.ts';
import { startPersonalDataJobs } from '../features/personal-data/shared/start-jobs.ts';
import { forgetEndedDays } from '../features/statistics/views/forget-views.ts';
import { isDatabaseOutage } from '../lib/database-unavailable.ts';
import type { SmtpMail } from '../mail/smtp-mail.ts';
import { watchMailServer } from '../mail/watch-mail-server.ts';
import { makeBackupFolder } from './backups/backup-folder.ts';
import { backupFolder } from './backups/paths.ts';
import { backUpInProcess } from './backups/take/backup-process.ts';
import { startSchedule } from './backups/take/schedule.ts';
import { keepTrails } from './keep-trails.ts';
import type { Runtime } from './runtime.ts';
import { keepSweeping, sweep } from './sweep.ts';

interface Background {
  deps: ServerDeps;
  runtime: Runtime;
  /** The data folder. */
  folder: string;
  /** The mail server, if one is configured. */
  smtp: SmtpMail | undefined;
  leadership: Leadership;
  log: Logger;
}

/**
 * Starts what the server does without a request. Clean-ups and backups are the work of the leader of
 * the instances; each instance checks its own connection to the mail server and the object store.
 * @returns functions that stop it
 */
export async function startBackgroundWork(
  background: Background,
): Promise<(() => void | Promise<void>)[]> {
  const { deps, folder, smtp, leadership, log } = background;
  const { config, alerts } = deps;
  const stops: (() => void | Promise<void>)[] = [
    keepSweeping({
      isOurs: () => leadership.isLeader,
      sweep: () => sweep(deps),
      onFailure: (error) => {
        if (!isDatabaseOutage(error)) log.error({ err: error }, 'the hourly clean-up failed');
      },
    }),
    keepSweeping({
      isOurs: () => leadership.isLeader,
      sweep: () => forgetEndedDays(deps),
      // At each check: a key is forgotten within a minute of its day.
      everyMs: 0,
      onFailure: (error) => {
        if (!isDatabaseOutage(error))
          log.error({ err: error }, 'the key of a day was not forgotten');
      },
    }),
    keepTrails(background),
    startPersonalDataJobs(deps, log),
  ];
  if (config.objectStore) {
    const { keepObjectStore } = await import('./keep-object-store.ts');
    stops.push(await keepObjectStore(deps, { folder, leadership, log }));
  }
  if (smtp) stops.push(watchMailServer(smtp, { alerts, log }));
  if (config.mode === 'production') {
    // Not awaited: a network disk that is away may not answer for long.
    void warnOfBackupFolder(background);
    stops.push(keepBackups(background));
    if (config.databaseCheckMs > 0) stops.push(keepChecking(background));
  }
  return stops;
}

/** Names a folder that no backup can be written to at the start, and not with the first backup. */
async function warnOfBackupFolder({ deps, log }: Background): Promise<void> {
  const problem = await makeBackupFolder(backupFolder(deps.config));
  if (problem) log.error(`BACKUP_DIR: ${problem.says}. ${problem.fix}`);
}

function keepBackups({ deps, runtime, leadership, log }: Background): () => Promise<void> {
  const { config, alerts } = deps;
  const places = { ...config, dataDir: resolve(config.dataDir), backupDir: backupFolder(config) };
  return startSchedule({
    ...places,
    retention: config.backups,
    clock: deps.clock,
    // A backup that is due waits until the database can be reached.
    isOurs: () => leadership.isLeader && !deps.availability.isAway,
    take: (signal) => backUpInProcess(runtime.program, places, signal),
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

function keepChecking({ deps, runtime, folder, log }: Background): () => Promise<void> {
  return watchDatabase({
    ...deps,
    log,
    roundMs: deps.config.databaseCheckMs,
    check: (table, signal) =>
      checkTableInProcess(runtime.program, { dataDir: folder, table }, signal),
  });
}
