/**
 * Measures check-ins with and without a backup at the same time, with checkpoints by the worker
 * thread or by commits, and compares them with writing as many bytes to a file: `node
 * lab/bench/backup-stall.ts [breweries] [users]`. The measurements alternate.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../../api/src/db/database.ts';
import { CheckpointWorker } from '../../api/src/db/sqlite/checkpoints/checkpoint-worker.ts';
import { Checkpoints } from '../../api/src/db/sqlite/checkpoints/checkpoints.ts';
import { checkIn } from '../../api/src/features/checkins/check-in.ts';
import { backUpInProcess } from '../../api/src/ops/backups/take/backup-process.ts';
import { sourceRuntime } from '../../api/src/ops/source-runtime.ts';

const [breweries = '10000', users = '200000'] = process.argv.slice(2);
const ROUNDS = 5;
const PAUSE_MS = 4;
const CHECKIN_BYTES = 40_000;
const clock = { now: () => new Date() };
const config = { checkinRequiresLocation: false };
const ways = {
  'check-in, checkpoints by commits': letCommits,
  'check-in, checkpoints by the thread': letThread,
  'the same bytes in a file, flushed': onDiskAlone,
};

interface Way {
  /** The action to repeat and measure. */
  act(): unknown;
  end(): Promise<void>;
}

const dataDir = await mkdtemp(join(tmpdir(), 'hoptrail-stall-'));
const file = join(dataDir, 'hoptrail.db');
const places = { dataDir, backupDir: join(dataDir, 'backups'), backups: { hourly: 1, daily: 0 } };
/** The durations of the actions, for each measurement. */
const times = new Map<string, number[][]>();
const backups: number[] = [];
try {
  execFileSync(process.execPath, [join(import.meta.dirname, 'seed.ts'), dataDir, breweries, users]);
  const db = openDatabase(file);
  const checkIn = visitor(db);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [way, begin] of Object.entries(ways)) {
      const { act, end } = await begin(db, checkIn);
      const took = await measure(`${way}, during a backup`, act, backUp());
      await measure(`${way}, without a backup`, act, setTimeout(took));
      backups.push(took);
      await end();
    }
  }
  await db.destroy();
  const megabytes = Math.round((await stat(file)).size / 1e6);
  console.log(`database of ${megabytes} MB, backed up ${backups.length} times`);
  console.log(`a backup takes ${Math.round(quantile(backups, 0.5))} ms\n`);
  console.log('| action | count | median | 99 % | 99.9 % | maximum | median of the maxima |');
  console.log('|---|---|---|---|---|---|---|');
  for (const [name, windows] of [...times].toSorted()) console.log(row(name, windows));
} finally {
  await rm(dataDir, { recursive: true });
}

async function letCommits(db: Db, checkIn: () => Promise<unknown>): Promise<Way> {
  await sql`pragma wal_autocheckpoint = 1000`.execute(db);
  return { act: checkIn, end: async () => {} };
}

async function letThread(db: Db, checkIn: () => Promise<unknown>): Promise<Way> {
  const { checkpointThread } = await sourceRuntime.unpack(dataDir);
  const worker = new CheckpointWorker(checkpointThread, { file, nativeBinding: undefined });
  const checkpoints = new Checkpoints(db, worker);
  await checkpoints.start();
  return { act: checkIn, end: () => checkpoints.stop() };
}

/** Writes to the same place again and again, like a log that restarts. */
async function onDiskAlone(): Promise<Way> {
  const bytes = Buffer.alloc(CHECKIN_BYTES, 1);
  const target = openSync(join(dataDir, 'alone'), 'w');
  const act = () => {
    writeSync(target, bytes, 0, bytes.length, 0);
    fdatasyncSync(target);
  };
  act();
  return { act, end: async () => closeSync(target) };
}

function backUp(): Promise<unknown> {
  return backUpInProcess(sourceRuntime.program, places, new AbortController().signal);
}

/** Returns a function that checks the next user in. */
function visitor(db: Db): () => Promise<unknown> {
  let count = 0;
  return async () => {
    count += 1;
    const userId = `user-${count % Number(users)}`;
    const breweryId = `brewery-${count % Number(breweries)}`;
    return await checkIn({ db, clock, config }, { userId, breweryId });
  };
}

/**
 * Repeats an action until a promise settles.
 * @returns the duration in milliseconds
 */
async function measure(name: string, act: Way['act'], beside: Promise<unknown>): Promise<number> {
  const list: number[] = [];
  times.set(name, [...(times.get(name) ?? []), list]);
  const start = performance.now();
  let isDone = false;
  const done = beside.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const begun = performance.now();
    await act();
    list.push(performance.now() - begun);
    await setTimeout(PAUSE_MS);
  }
  await done;
  return performance.now() - start;
}

function row(name: string, windows: readonly number[][]): string {
  const list = windows.flat();
  const slowest = windows.map((window) => Math.max(...window));
  const shown = [
    ...[0.5, 0.99, 0.999, 1].map((part) => quantile(list, part)),
    quantile(slowest, 0.5),
  ];
  const cells = shown.map((milliseconds) => `${milliseconds.toFixed(1)} ms`);
  return `| ${[name, list.length, ...cells].join(' | ')} |`;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
