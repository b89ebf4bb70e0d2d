import type { Logger } from 'pino';
import type { Deps } from '../../../context.ts';
import { isDatabaseOutage } from '../../../lib/database-unavailable.ts';

/** How often to look for what another process has left. */
const LOOK_MS = 15_000;
/** The number of new imports at the same time, so that a long one does not hold up those of others. */
const JOBS_AT_ONCE = 3;

/**
 * Starts reading imports when their file has arrived, and those that an earlier run or a killed
 * instance has left.
 * @returns stops it, after the jobs that run
 */
export function startPersonalDataJobs(deps: Deps, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const onFailure = (error: unknown) => {
    if (isDatabaseOutage(error)) return;
    log.error({ err: error }, 'an import failed and will be tried again');
  };
  const others = new Set<Promise<void>>();
  // Jobs that may have ended a process run one at a time: another one beside would be suspected too.
  const suspects = new Set<Promise<void>>();

  const run = async (isSuspect: boolean) => {
    // Loaded when needed: the libraries for zips are not part of the start.
    const { runDueJobs } = await import('../run-due-jobs.ts');
    await runDueJobs({ ...deps, isSuspect, onFailure, onTaken: look, signal: stopping.signal });
  };
  const start = (running: Set<Promise<void>>, isSuspect: boolean) => {
    const jobs = run(isSuspect)
      .catch(onFailure)
      .finally(() => running.delete(jobs));
    running.add(jobs);
  };
  const look = () => {
    if (stopping.signal.aborted) return;
    if (others.size < JOBS_AT_ONCE) start(others, false);
    if (suspects.size === 0) start(suspects, true);
  };

  deps.personalDataJobs.listen(look);
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.all([...others, ...suspects]);
  };
}
