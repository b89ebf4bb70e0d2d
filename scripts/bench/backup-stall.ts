/**
 * How long check-ins take in the process that serves, while a backup is made beside it and while
 * none is, with the write-ahead log moved by the thread or, as SQLite does by itself, by one of the
 * commits: `node scripts/bench/backup-stall.ts [breweries] [users]`. The windows alternate.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { backUpInProcess } from '../../api/src/backups/backup-process.ts';
import { Checkpoints } from '../../api/src/db/checkpoints/checkpoints.ts';
import { LogMover } from '../../api/src/db/checkpoints/log-mover.ts';
import { type Db, openDatabase } from '../../api/src/db/database.ts';
import { recordCheckin } from '../../api/src/features/checkins/record-checkin.ts';
import { sourceRuntime } from '../../api/src/source-runtime.ts';

const [breweries = '10000', users = '200000'] = process.argv.slice(2);
const ROUNDS = 5;
const PAUSE_MS = 4;
const nowhere = { latitude: null, longitude: null };
const ways = { 'by a commit': letCommits, 'by the thread': letThread };

const dataDir = await mkdtemp(join(tmpdir(), 'hoptrail-stall-'));
const file = join(dataDir, 'hoptrail.db');
const places = { dataDir, backupDir: join(dataDir, 'backups'), backups: { hourly: 1, daily: 0 } };
const times = new Map<string, number[]>();
const backups: number[] = [];
try {
  execFileSync(process.execPath, [join(import.meta.dirname, 'seed.ts'), dataDir, breweries, users]);
  const db = openDatabase(file);
  const checkIn = visitor(db);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [way, begin] of Object.entries(ways)) {
      const end = await begin(db);
      const took = await measure(`${way}, beside a backup`, checkIn, backUp());
      await measure(`${way}, while none is made`, checkIn, setTimeout(took));
      backups.push(took);
      await end();
    }
  }
  await db.destroy();
  const megabytes = Math.round((await stat(file)).size / 1e6);
  console.log(`database of ${megabytes} MB, backed up ${backups.length} times`);
  console.log(`one backup takes ${Math.round(quantile(backups, 0.5))} ms\n`);
  console.log('| check-ins, the log moved | number | half within | 99 % | 99.9 % | slowest |');
  console.log('|---|---|---|---|---|---|');
  for (const [name, list] of [...times].toSorted()) console.log(row(name, list));
} finally {
  await rm(dataDir, { recursive: true });
}

async function letCommits(db: Db): Promise<() => Promise<void>> {
  await sql`pragma wal_autocheckpoint = 1000`.execute(db);
  return async () => {};
}

async function letThread(db: Db): Promise<() => Promise<void>> {
  const { checkpointThread } = await sourceRuntime.unpack(dataDir);
  const mover = new LogMover(checkpointThread, { file, nativeBinding: undefined });
  const checkpoints = new Checkpoints(db, mover);
  await checkpoints.start();
  return () => checkpoints.stop();
}

function backUp(): Promise<unknown> {
  return backUpInProcess(sourceRuntime.program, places, new AbortController().signal);
}

/** @returns checks the next person in, and says how many milliseconds it took */
function visitor(db: Db): () => Promise<number> {
  let count = 0;
  return async () => {
    count += 1;
    const now = new Date();
    const checkin = {
      id: randomUUID(),
      userId: `user-${count % Number(users)}`,
      breweryId: `brewery-${count % Number(breweries)}`,
      notes: null,
      verified: 1,
      createdAt: now.toISOString(),
    } as const;
    const start = performance.now();
    await recordCheckin(db, checkin, nowhere, now);
    return performance.now() - start;
  };
}

/** Checks people in for as long as something takes. @returns how long that was, in milliseconds */
async function measure(name: string, checkIn: () => Promise<number>, beside: Promise<unknown>) {
  const list = times.get(name) ?? [];
  times.set(name, list);
  const start = performance.now();
  let isDone = false;
  const done = beside.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    list.push(await checkIn());
    await setTimeout(PAUSE_MS);
  }
  await done;
  return performance.now() - start;
}

function row(name: string, list: readonly number[]): string {
  const cells = [0.5, 0.99, 0.999, 1].map((part) => `${quantile(list, part).toFixed(1)} ms`);
  return `| ${[name, list.length, ...cells].join(' | ')} |`;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
