import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { Clock } from '../../../lib/clock.ts';
import { findNewestBackupAt } from '../stored-backups.ts';
import type { Retention } from './retention.ts';

const LOOK_EVERY_MS = 60_000;
const AFTER_FAILURE_MS = 10 * 60_000;

export interface Schedule {
  retention: Retention;
  backupDir: string;
  clock: Clock;
  /** Whether this process makes the backups; always by default. */
  isOurs?: () => boolean;
  /** Makes a backup; the signal ends it early. @returns its folder */
  take(signal: AbortSignal): Promise<string>;
  onStart(): void;
  onDone(folder: string): void;
  onFailure(reason: unknown): void;
  /** The milliseconds between checks whether a backup is due; a minute by default. */
  lookEveryMs?: number;
}

/** Returns whether backups are overdue, with the newest of this age in milliseconds. */
export function isBackupLate(retention: Retention, age: number): boolean {
  const interval = backupInterval(retention);
  if (interval === undefined) return false;
  return age > interval + Math.min(2 * interval, DAY_MS / 2) + HOUR_MS / 2;
}

/** Returns the time between backups in milliseconds; undefined if none are kept. */
function backupInterval({ hourly, daily }: Retention): number | undefined {
  if (hourly > 0) return HOUR_MS;
  return daily > 0 ? DAY_MS : undefined;
}

/**
 * Starts making backups when they are due. A failed one is retried after ten minutes.
 * @returns stops the schedule and a running backup
 */
export function startSchedule(schedule: Schedule): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let failedAt: number | undefined;
  const run = async () => {
    try {
      if (!(await isDue(schedule, failedAt))) return;
      schedule.onStart();
      schedule.onDone(await schedule.take(stopping.signal));
      failedAt = undefined;
    } catch (error) {
      if (stopping.signal.aborted) return;
      failedAt = schedule.clock.now().getTime();
      schedule.onFailure(error);
    }
  };
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined;
    });
  }, schedule.lookEveryMs ?? LOOK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

async function isDue(
  { retention, backupDir, clock, isOurs = () => true }: Schedule,
  failedAt: number | undefined,
): Promise<boolean> {
  const interval = backupInterval(retention);
  if (interval === undefined || !isOurs()) return false;
  const now = clock.now();
  if (failedAt !== undefined && Math.abs(now.getTime() - failedAt) < AFTER_FAILURE_MS) return false;
  const newest = await findNewestBackupAt(backupDir, now);
  return newest === undefined || now.getTime() - newest.getTime() >= interval;
}
