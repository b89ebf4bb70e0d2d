import type { Logger } from 'pino';
import type { Deps } from '../../../context.ts';

/** How often to look for what another process has left. */
const LOOK_MS = 15_000;

/**
 * Starts making exports and imports when they are asked for, and those that an earlier run or a killed
 * instance has left.
 * @returns stops it, after the job that runs
 */
export function startPersonalDataJobs(deps: Deps, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const onFailure = (error: unknown) =>
    log.error({ err: error }, 'an export or import failed and will be tried again');
  let running: Promise<void> | undefined;
  let isAsked = false;

  const run = async () => {
    // Loaded when needed: the libraries for zips are not part of the start.
    const { runDueJobs } = await import('../run-due-jobs.ts');
    while (isAsked && !stopping.signal.aborted) {
      isAsked = false;
      await runDueJobs({ ...deps, onFailure, signal: stopping.signal });
    }
  };
  const look = () => {
    isAsked = true;
    running ??= run()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  };

  deps.personalDataJobs.listen(look);
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
