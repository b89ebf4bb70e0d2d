import type { Logger } from 'pino';
import type { ObjectStoreConfig } from '../../config/object-store.ts';
import type { Alerts } from '../../lib/alerts.ts';
import type { ImageStore } from '../image-store.ts';
import { explainFailure } from './failures.ts';

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** Health and metrics wait no longer for the store. */
const LOOK_MS = 2000;
/** The pause between two whole checks of a store that answers again. */
const RECHECK_MS = 2000;

interface Watch {
  images: ImageStore;
  /** The name of the database whose pictures are in the store. */
  database: string;
  alerts: Alerts;
  log: Logger;
}

/**
 * Checks the object store in the background, at the start and every quarter of an hour, and asks it for
 * an object whenever health or metrics are read or a request has failed. It reports to health, and to the
 * log when a failure begins and when it ends.
 * @param firstPauseMs the pause after the first failure, in milliseconds; the next ones are longer
 * @returns stops the checks
 */
export function watchObjectStore(
  config: ObjectStoreConfig,
  { images, database, alerts, log }: Watch,
  firstPauseMs = FIRST_PAUSE_MS,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let state: 'new' | 'ok' | 'failing' = 'new';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  let looking: Promise<void> | undefined;

  const report = (problem: string | undefined, warnings: readonly string[] = []) => {
    if (isStopped) return;
    if (problem !== undefined) {
      alerts.raise('pictures', problem);
      if (state !== 'failing') log.error(`${problem} Try it with: hoptrail config`);
      state = 'failing';
      return;
    }
    alerts.clear('pictures');
    if (state !== 'ok') {
      for (const text of warnings) log.warn(text);
      log.info(`the object store ${config.url} answers`);
    }
    state = 'ok';
  };
  const schedule = (pauseMs: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    const isOk = state === 'ok';
    const after = isOk ? firstPauseMs : Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    timer = setTimeout(check, isOk ? LONGEST_PAUSE_MS : pauseMs, after);
    timer.unref();
  };
  const check = (pauseMs = firstPauseMs) => {
    checking ??= inspect(config, images, database)
      .then(({ problem, warnings }) => report(problem, warnings))
      .finally(() => {
        checking = undefined;
        checkedAt = performance.now();
        schedule(pauseMs);
      });
    return checking;
  };
  const look = async () => {
    const problem = await problemNow(images);
    if (problem !== undefined) {
      const isNew = state !== 'failing';
      report(problem);
      if (isNew) schedule(firstPauseMs);
    } else if (state === 'failing' && performance.now() - checkedAt > RECHECK_MS) {
      await inTime(check()).catch(() => {});
    }
  };
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  alerts.lookWith(lookOnce);
  images.onFailure?.(() => void lookOnce());
  void check();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Returns why the store does not answer at present; undefined where it does. */
async function problemNow(images: ImageStore): Promise<string | undefined> {
  try {
    await inTime(images.reach?.() ?? Promise.resolve());
    return undefined;
  } catch (error) {
    return explainFailure(error);
  }
}

/** @throws Error when a promise is not settled in time */
async function inTime(promise: Promise<void>): Promise<void> {
  const late = AbortSignal.timeout(LOOK_MS);
  const ended = Promise.withResolvers<void>();
  const end = () => ended.reject(late.reason);
  late.addEventListener('abort', end, { once: true });
  await Promise.race([promise, ended.promise]).finally(() =>
    late.removeEventListener('abort', end),
  );
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
