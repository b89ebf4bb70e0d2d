import type { Logger } from 'pino';
import type { Alerts } from '../../lib/alerts.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Db } from '../database.ts';
import { deleteSetting, findSetting, upsertSetting } from '../settings/settings.repo.ts';
import { findAllTables } from './tables.repo.ts';

/** The setting with the name of the table whose last check found damage. */
const DAMAGED = 'damagedTable';
const FIRST_PAUSE_MS = 60_000;

export interface DatabaseWatch {
  db: Db;
  clock: Clock;
  alerts: Alerts;
  log: Logger;
  /** The milliseconds in which every table is checked once. */
  roundMs: number;
  /** Checks a table with its indexes. @returns a sentence for each problem */
  check(table: string, signal: AbortSignal): Promise<string[]>;
}

/**
 * Checks one table after the other, slowly and forever, and reports damage to health and the log.
 * After a restart it begins with a table that was damaged before.
 * @returns stops it, with the running check
 */
export function watchDatabase(watch: DatabaseWatch): () => Promise<void> {
  const stopping = new AbortController();
  const damaged = new Map<string, string>();
  let queue: string[] = [];
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const step = async (): Promise<number> => {
    const tables = await findAllTables(watch.db);
    if (queue.length === 0) queue = tables;
    const table = queue.shift();
    if (table !== undefined) await checkOne(watch, table, damaged, stopping.signal);
    return watch.roundMs / tables.length;
  };
  const wake = () => {
    running = step().then(lookIn, (error) => {
      if (stopping.signal.aborted) return;
      watch.log.error({ err: error }, 'a table of the database could not be checked');
      lookIn(Math.max(FIRST_PAUSE_MS, watch.roundMs / 24));
    });
  };
  const lookIn = (pauseMs: number) => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(wake, pauseMs);
    timer.unref();
  };
  running = findSetting(watch.db, DAMAGED).then(
    (stored) => {
      if (stored !== undefined) queue = [stored];
      lookIn(Math.min(FIRST_PAUSE_MS, watch.roundMs / 100));
    },
    () => lookIn(FIRST_PAUSE_MS),
  );
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}

async function checkOne(
  { db, clock, alerts, log, check }: DatabaseWatch,
  table: string,
  damaged: Map<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const problems = await check(table, signal);
  const sentence = `The database is damaged (${table}: ${problems.join('; ')}). Run hoptrail doctor: it names the backup to restore.`;
  if (problems.length > 0) {
    log.error(sentence);
    damaged.set(table, sentence);
    await upsertSetting(db, DAMAGED, table, clock.now().toISOString()).catch(() => {});
  } else if (damaged.delete(table)) {
    log.info(`the table ${table} is sound again`);
  }
  const [first] = damaged.values();
  if (first !== undefined) return alerts.raise('database', first);
  alerts.clear('database');
  if (problems.length === 0) await forget(db, table);
}

async function forget(db: Db, table: string): Promise<void> {
  if ((await findSetting(db, DAMAGED)) === table) await deleteSetting(db, DAMAGED);
}
