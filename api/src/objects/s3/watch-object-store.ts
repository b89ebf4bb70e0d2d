import type { Logger } from 'pino';
import type { ObjectStoreConfig } from '../../config/object-store.ts';
import type { Alerts } from '../../lib/alerts.ts';
import type { ImageStore } from '../image-store.ts';

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

interface Watch {
  images: ImageStore;
  /** The name of the database whose pictures are in the store. */
  database: string;
  alerts: Alerts;
  log: Logger;
}

/**
 * Checks the object store in the background, at the start and every quarter of an hour. It reports a
 * failure to the log and health, and retries after a minute and then more rarely.
 * @param firstPauseMs the pause after the first failure, in milliseconds
 * @returns stops the checks
 */
export function watchObjectStore(
  config: ObjectStoreConfig,
  { images, database, alerts, log }: Watch,
  firstPauseMs = FIRST_PAUSE_MS,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let wasOk = false;
  const attempt = async (pauseMs: number) => {
    const { problem, warnings } = await inspect(config, images, database);
    if (isStopped) return;
    if (problem === undefined) {
      alerts.clear('pictures');
      if (!wasOk) for (const text of warnings) log.warn(text);
      if (!wasOk) log.info(`the object store ${config.url} answers`);
    } else {
      alerts.raise('pictures', problem);
      log.error(`${problem} Try it with: hoptrail config`);
    }
    wasOk = problem === undefined;
    const next = wasOk ? LONGEST_PAUSE_MS : pauseMs;
    const after = wasOk ? firstPauseMs : Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    timer = setTimeout(attempt, next, after);
    timer.unref();
  };
  attempt(firstPauseMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function inspect(config: ObjectStoreConfig, images: ImageStore, database: string) {
  const { checkObjectStore } = await import('./check-object-store.ts');
  const check = await checkObjectStore(config);
  if (check.problem !== undefined) return check;
  const owner = await images.owner?.(database).catch(() => database);
  return { ...check, ...(owner === database ? {} : { problem: foreignPrefix(config.url) }) };
}

/** Returns the sentence for a prefix that another database uses. */
export function foreignPrefix(url: string): string {
  return `${url} holds the pictures of another Hoptrail database. Set OBJECT_STORE_URL to another prefix; until then pictures that nothing uses are not swept.`;
}
