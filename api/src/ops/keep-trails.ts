import type { Logger } from 'pino';
import type { Deps } from '../context.ts';
import type { Leadership } from '../db/instances/leadership.ts';
import { stampBacklog } from '../features/trails/backlog/stamp-backlog.ts';
import { isDatabaseOutage } from '../lib/database-unavailable.ts';

const LOOK_EVERY_MS = 5000;

/**
 * Counts check-ins from before a trail was opened or changed, in the background: the work of the
 * leader of the instances.
 * @returns stops it after the people whose turn it is
 */
export function keepTrails({
  deps,
  leadership,
  log,
  lookEveryMs = LOOK_EVERY_MS,
}: {
  deps: Pick<Deps, 'db' | 'clock'>;
  leadership: Leadership;
  log: Pick<Logger, 'error'>;
  lookEveryMs?: number;
}): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const mayGoOn = () => !isStopped && leadership.isLeader;
  const timer = setInterval(() => {
    if (running || !mayGoOn()) return;
    running = stampBacklog(deps, mayGoOn)
      .catch((error) => {
        if (isDatabaseOutage(error)) return;
        log.error({ err: error }, 'check-ins from before could not be stamped');
      })
      .finally(() => {
        running = undefined;
      });
  }, lookEveryMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
