/**
 * How long check-ins take in the process that serves while a backup is made beside it, and while
 * none is: `node scripts/bench/backup-stall.ts [breweries] [users]`. The windows alternate.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { backUpInProcess } from '../../api/src/backups/backup-process.ts';
import { openDatabase } from '../../api/src/db/database.ts';
import { recordCheckin } from '../../api/src/features/checkins/record-checkin.ts';

const [breweries = '10000', users = '200000'] = process.argv.slice(2);
const ROUNDS = 5;
const PAUSE_MS = 4;
const program = [process.execPath, join(import.meta.dirname, '../../api/src/main.ts')];
const nowhere = { latitude: null, longitude: null };

const dataDir = await mkdtemp(join(tmpdir(), 'hoptrail-stall-'));
const places = { dataDir, backupDir: join(dataDir, 'backups'), backups: { hourly: 1, daily: 0 } };
try {
  execFileSync(process.execPath, [join(import.meta.dirname, 'seed.ts'), dataDir, breweries, users]);
  const file = join(dataDir, 'hoptrail.db');
  const db = openDatabase(file);
  let count = 0;
  const checkIn = async () => {
    count += 1;
    const now = new Date();
    const checkin = {
      id: randomUUID(),
      userId: `user-${count}`,
      breweryId: `brewery-${count % Number(breweries)}`,
      notes: null,
      verified: 1,
      createdAt: now.toISOString(),
    } as const;
    const start = performance.now();
    await recordCheckin(db, checkin, nowhere, now);
    return performance.now() - start;
  };
  const alone: number[] = [];
  const beside: number[] = [];
  const backups: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    let isDone = false;
    const backup = backUpInProcess(program, places, new AbortController().signal).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      beside.push(await checkIn());
      await setTimeout(PAUSE_MS);
    }
    await backup;
    backups.push(performance.now() - start);
    for (const end = performance.now() + (backups.at(-1) ?? 0); performance.now() < end; ) {
      alone.push(await checkIn());
      await setTimeout(PAUSE_MS);
    }
  }
  await db.destroy();
  console.log(
    `database of ${Math.round((await stat(file)).size / 1e6)} MB, backed up ${ROUNDS} times`,
  );
  console.log(`one backup takes ${Math.round(quantile(backups, 0.5))} ms\n`);
  console.log('| check-ins | number | half within | 99 % | 99.9 % | slowest |');
  console.log('|---|---|---|---|---|---|');
  console.log(row('while none is made', alone));
  console.log(row('while one is made', beside));
} finally {
  await rm(dataDir, { recursive: true });
}

function row(name: string, times: readonly number[]): string {
  const cells = [0.5, 0.99, 0.999, 1].map((part) => `${quantile(times, part).toFixed(1)} ms`);
  return `| ${[name, times.length, ...cells].join(' | ')} |`;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
