import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { checkHealth } from '../../../ops/health/check-health.ts';
import { sourceRuntime } from '../../../ops/source-runtime.ts';
import { buildTestApp, temporaryFolder } from '../../../testing/app.ts';
import { type Db, openDatabase } from '../../database.ts';
import { CheckpointWorker } from './checkpoint-worker.ts';
import { Checkpoints } from './checkpoints.ts';

const PAGE_BYTES = 4096;
const SIZE = { due: 50, most: 200 };
/** The pages that one row takes at least. */
const ROW_PAGES = 3;
const { checkpointThread } = await sourceRuntime.unpack('');

async function open() {
  const file = join(await temporaryFolder(), 'test.db');
  const db = openDatabase(file);
  await sql`create table written (filler blob)`.execute(db);
  const mover = new CheckpointWorker(checkpointThread, { file, nativeBinding: undefined });
  const checkpoints = new Checkpoints(db, mover, SIZE);
  await checkpoints.start();
  const close = async () => {
    await checkpoints.stop();
    await db.destroy();
  };
  const write = async () => {
    await sql`insert into written values (randomblob(9000))`.execute(db);
    await setImmediate();
  };
  const logPages = async () => (await stat(`${file}-wal`)).size / PAGE_BYTES;
  return { file, close, write, logPages };
}

/** Returns how often the log has restarted from its beginning; its header has the count. */
function beginningsOf(file: string): number {
  return readFileSync(`${file}-wal`).readUInt32BE(12);
}

async function countRows(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from written`.execute(db);
  return rows[0]?.count ?? Number.NaN;
}

test('the log restarts under writes that never pause, and no row is lost', async () => {
  const { file, close, write } = await open();
  await write();
  const first = beginningsOf(file);
  let [rows, times] = [1, 0];
  for (const end = performance.now() + 100_000; times < 5 && performance.now() < end; ) {
    await write();
    rows += 1;
    if (rows % 25 === 0) times = beginningsOf(file) - first;
  }
  expect(times).toBeGreaterThanOrEqual(5);
  await close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  const again = openDatabase(file);
  onTestFinished(() => again.destroy());
  expect(await countRows(again)).toBe(rows);
});

test('a long read delays no write, and the log gets short again after it', async () => {
  const { file, close, write, logPages } = await open();
  onTestFinished(close);
  const reader = openDatabase(file);
  onTestFinished(() => reader.destroy());
  await reader.connection().execute(async (one) => {
    await sql`begin`.execute(one);
    const before = await countRows(one);
    for (let time = 0; time < SIZE.most; time += 1) await write();
    expect(await logPages()).toBeGreaterThan(SIZE.most * ROW_PAGES);
    expect(await countRows(one)).toBe(before);
    await sql`commit`.execute(one);
  });
  const writeAndMeasure = async () => {
    await write();
    return await logPages();
  };
  await expect.poll(writeAndMeasure).toBeLessThan(SIZE.most + SIZE.due);
});

test('while the thread cannot run, health reports it and commits run the checkpoints', async () => {
  const run = await buildTestApp();
  const { dataDir } = run.deps.config;
  const script = join(dataDir, 'thread.mjs');
  const data = { file: join(dataDir, 'hoptrail.db'), nativeBinding: undefined };
  const checkpoints = new Checkpoints(run.deps.db, new CheckpointWorker(script, data), SIZE);
  const reasons: unknown[] = [];
  checkpoints.onFailure((reason) => reasons.push(reason));
  await checkpoints.start();
  const inCommits = async () => {
    const { rows } = await sql`pragma wal_autocheckpoint`.execute(run.deps.db);
    return rows[0];
  };
  expect(await inCommits()).toEqual({ wal_autocheckpoint: 0 });

  await checkpoints.empty();
  await checkpoints.empty();
  expect(reasons).toHaveLength(1);
  expect(String(reasons[0])).toContain('thread.mjs');
  expect(await inCommits()).toEqual({ wal_autocheckpoint: 1000 });
  const sick = await checkHealth({ ...run.deps, checkpoints }, run.deps.clock.now());
  expect(sick).toMatchObject({
    status: 'warning',
    problems: [expect.stringContaining('checkpoint of the write-ahead log fails')],
  });

  await writeFile(script, `import ${JSON.stringify(checkpointThread)};`);
  await checkpoints.empty();
  expect(await inCommits()).toEqual({ wal_autocheckpoint: 0 });
  const well = await checkHealth({ ...run.deps, checkpoints }, run.deps.clock.now());
  expect(well.problems).toEqual([]);
  await checkpoints.stop();
});

test('another thread starts while one that failed has not ended yet', async () => {
  const run = await buildTestApp();
  const { dataDir } = run.deps.config;
  const script = join(dataDir, 'thread.mjs');
  const data = { file: join(dataDir, 'hoptrail.db'), nativeBinding: undefined };
  const worker = new CheckpointWorker(script, data);
  await expect(worker.checkpoint('passive')).rejects.toThrow('thread.mjs');
  writeFileSync(script, `import ${JSON.stringify(checkpointThread)};`);
  expect(await worker.checkpoint('passive')).toMatchObject({ busy: 0 });
  await worker.stop();
});

test('emptying the log overwrites what deleted rows left on pages before they were moved', async () => {
  const run = await buildTestApp();
  const { db, checkpoints, config } = run.deps;
  const file = join(config.dataDir, 'hoptrail.db');
  await sql`create table moved (key text primary key, person int, note text) without rowid`.execute(
    db,
  );
  // The same on every run: which rows SQLite moves depends on the order and the sizes of all rows.
  let seed = 2;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  for (let row = 0; row < 400; row += 1) {
    const key = String(next() % 1e9).padStart(9, '0');
    const note = `trace of ${row % 4} `.repeat(1 + (next() % 80));
    await sql`insert into moved values (${key}, ${row % 4}, ${note})`.execute(db);
  }
  await sql`delete from moved where person = 3`.execute(db);
  const { rows } = await sql`select * from moved order by key`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(readFileSync(file).includes('trace of 3')).toBe(true);

  await checkpoints.empty();
  expect(readFileSync(file).includes('trace of 3')).toBe(false);
  // Pages in memory do not bring it back.
  await sql`update moved set note = note || '.'`.execute(db);
  await sql`update moved set note = rtrim(note, '.')`.execute(db);
  await checkpoints.empty();
  expect(readFileSync(file).includes('trace of 3')).toBe(false);
  expect((await sql`select * from moved order by key`.execute(db)).rows).toEqual(rows);
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
});
