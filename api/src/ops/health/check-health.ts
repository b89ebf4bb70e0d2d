import type { Health } from '@hoptrail/contracts/admin/overview';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import type { Deps } from '../../context.ts';
import { upsertSettingTime } from '../../db/settings/settings.repo.ts';
import { toAppError } from '../../errors.ts';
import { findOldestMailAt } from '../../mail/outbox.repo.ts';
import { findBackupFolderProblem } from '../backups/backup-folder.ts';
import { backupFolder } from '../backups/paths.ts';
import { findNewestBackupAt } from '../backups/stored-backups.ts';
import { isBackupLate } from '../backups/take/schedule.ts';
import { diskOf, LOW_DISK_BYTES } from './disk.ts';

const LOG_GROWS =
  'The checkpoint of the write-ahead log fails. Make room on the disk; the log says more.';
const LONG_MAIL_MS = 5 * 60 * 1000;

/** A check writes to the disk, so its result is used again for these milliseconds. */
const CACHED_MS = 5_000;

/**
 * Returns a function that checks the health, at most once in five seconds.
 * @param depsOf returns what it checks
 * @param since as for `checkHealth`
 */
export function cachedHealth(
  depsOf: () => Parameters<typeof checkHealth>[0],
  since: Date,
): Deps['health'] {
  let last: { at: number; health: ReturnType<Deps['health']> } | undefined;
  return async () => {
    const deps = depsOf();
    const at = deps.clock.now().getTime();
    if (!last || Math.abs(at - last.at) > CACHED_MS)
      last = { at, health: checkHealth(deps, since) };
    return await last.health;
  };
}

/**
 * Checks whether the server works, by writing a row.
 * @param since the start of the server; a new server need not have a backup
 */
export async function checkHealth(
  deps: Pick<Deps, 'build' | 'db' | 'checkpoints' | 'config' | 'clock' | 'mail' | 'alerts'>,
  since: Date,
): ReturnType<Deps['health']> {
  const now = deps.clock.now();
  const database = await tryToWrite(deps, now);
  const isReadable = database !== 'not writable';
  const waitingSince = isReadable ? ((await findOldestMailAt(deps.db)) ?? null) : null;
  const disk = await diskOf(deps.config.dataDir);
  await deps.alerts.look();
  const backupDir = backupFolder(deps.config);
  const newestAt = await findNewestBackupAt(backupDir, now).catch(() => undefined);
  const problems = [
    ...(disk && disk.freeBytes < LOW_DISK_BYTES ? ['The disk is nearly full.'] : []),
    ...(deps.checkpoints.isFailing ? [LOG_GROWS] : []),
    ...mailProblem(waitingSince, now),
    ...alertProblems(deps.alerts),
    ...(await backupFolderProblem(backupDir)),
    ...backupProblem(deps.config, newestAt ?? since, now),
  ];
  return {
    status: database !== 'writable' ? 'failing' : problems.length > 0 ? 'warning' : 'ok',
    problems: [...databaseProblem[database], ...problems],
    build: deps.build,
    database,
    disk,
    mail: deps.mail.delivers ? 'smtp' : 'codes go to the log of the server',
    mailWaitingSince: waitingSince,
    backup: {
      newestAt: newestAt?.toISOString() ?? null,
      ageSeconds: newestAt ? Math.round((now.getTime() - newestAt.getTime()) / 1000) : null,
    },
  };
}

const databaseProblem = {
  writable: [],
  'disk full': ['The disk is full: nothing can be written. What is there can be read.'],
  'not writable': ['The database cannot be written.'],
} as const satisfies Record<Health['database'], readonly string[]>;

async function tryToWrite({ db }: Pick<Deps, 'db'>, now: Date): Promise<Health['database']> {
  try {
    await upsertSettingTime(db, 'healthCheckedAt', now.toISOString());
    return 'writable';
  } catch (error) {
    return toAppError(error).code === 'storage.full' ? 'disk full' : 'not writable';
  }
}

function alertProblems(alerts: Deps['alerts']): string[] {
  const sources = ['database', 'mail', 'backup', 'pictures'] as const;
  const sentences = sources.map((source) => alerts.of(source));
  return sentences.filter((sentence) => sentence !== undefined);
}

function mailProblem(waitingSince: string | null, now: Date): string[] {
  if (waitingSince === null) return [];
  const waited = now.getTime() - Date.parse(waitingSince);
  return waited > LONG_MAIL_MS
    ? [`Mail has not been sent for ${waitTextOfSeconds(waited / 1000, 'short')}.`]
    : [];
}

async function backupFolderProblem(backupDir: string): Promise<string[]> {
  const problem = await findBackupFolderProblem(backupDir);
  return problem ? [`BACKUP_DIR: ${problem.says}. ${problem.fix}`] : [];
}

function backupProblem({ mode, backups }: Deps['config'], newest: Date, now: Date): string[] {
  const age = now.getTime() - newest.getTime();
  return mode === 'production' && isBackupLate(backups, age)
    ? [`The newest backup is ${waitTextOfSeconds(age / 1000, 'short')} old.`]
    : [];
}
