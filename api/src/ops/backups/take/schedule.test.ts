import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testRuntime } from '../../../testing/app.ts';
import { stockedFolder } from '../../../testing/data-folder/content.ts';
import { readManifest } from '../manifest.ts';
import { backupName, listBackups } from '../stored-backups.ts';
import { backUpInProcess } from './backup-process.ts';
import { startSchedule } from './schedule.ts';

const backups = { hourly: 2, daily: 0 };

test('makes a due backup in a process of its own, and ends it on a stop', async () => {
  const { dataDir } = await stockedFolder();
  const places = { dataDir, backupDir: join(dataDir, 'backups'), backups };
  const done: string[] = [];
  const failures: unknown[] = [];
  const stop = startSchedule({
    ...places,
    retention: backups,
    clock: { now: () => new Date() },
    take: (signal) => backUpInProcess(testRuntime.program, places, signal),
    onStart: () => {},
    onDone: (folder) => done.push(folder),
    onFailure: (error) => failures.push(error),
    lookEveryMs: 5,
  });
  onTestFinished(stop);
  await vi.waitFor(() => expect([...done, ...failures]).toHaveLength(1), { timeout: 60_000 });
  expect(failures).toEqual([]);
  expect(await readManifest(done[0] ?? '')).toMatchObject({ kind: 'rotating' });
  await rm(done[0] ?? '', { recursive: true });
  await vi.waitFor(
    async () => expect((await readdir(places.backupDir)).join()).toContain('.draft-'),
    { timeout: 60_000, interval: 1 },
  );
  await stop();
  expect(failures).toEqual([]);
});

/** The time limit of a busy machine. */
const PATIENT = { timeout: 60_000 };

test('makes a backup an hour, removes old ones, and retries a failed one later', async () => {
  const { dataDir } = await stockedFolder();
  const backupDir = join(dataDir, 'backups');
  let now = Date.parse('2026-05-01T12:00:00.000Z');
  let taken = 0;
  let looks = 0;
  let isBroken = false;
  const outcomes: string[] = [];
  const stop = startSchedule({
    backupDir,
    retention: backups,
    clock: {
      now() {
        looks += 1;
        return new Date(now);
      },
    },
    async take() {
      if (isBroken) throw new Error('no room');
      taken += 1;
      await mkdir(join(backupDir, backupName('rotating', new Date(now))), { recursive: true });
      return String(taken);
    },
    onStart: () => {},
    onDone: (folder) => outcomes.push(folder),
    onFailure: (error) => outcomes.push(String(error)),
    lookEveryMs: 1,
  });
  onTestFinished(stop);
  const lookedFiveTimes = async () => {
    const goal = looks + 5;
    await vi.waitFor(() => expect(looks).toBeGreaterThan(goal), PATIENT);
  };
  await vi.waitFor(() => expect(outcomes).toEqual(['1']), PATIENT);
  now += HOUR_MS - 1;
  await lookedFiveTimes();
  now += 1;
  await vi.waitFor(() => expect(outcomes).toEqual(['1', '2']), PATIENT);
  isBroken = true;
  now += HOUR_MS;
  await vi.waitFor(() => expect(outcomes).toEqual(['1', '2', 'Error: no room']), PATIENT);
  now += 9 * 60_000;
  await lookedFiveTimes();
  expect(outcomes).toHaveLength(3);
  isBroken = false;
  now += 60_000;
  await vi.waitFor(() => expect(outcomes).toHaveLength(4), PATIENT);
});

test('reports why the process failed', async () => {
  const { dataDir } = await stockedFolder();
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const places = { dataDir, backupDir: file, backups };
  const attempt = backUpInProcess(testRuntime.program, places, new AbortController().signal);
  await expect(attempt).rejects.toThrow(/The folder for backups .* cannot be made/);
  expect(await listBackups(join(dataDir, 'backups'))).toEqual([]);
});

test('of several instances with one folder the leader alone makes the backup that is due', async () => {
  const { dataDir } = await stockedFolder();
  const backupDir = join(dataDir, 'backups');
  const now = new Date('2026-05-01T12:00:00.000Z');
  const takenBy: string[] = [];
  const looks = { north: 0, south: 0 };
  let leader: 'north' | 'south' = 'north';
  const start = (name: 'north' | 'south') =>
    startSchedule({
      backupDir,
      retention: backups,
      clock: { now: () => now },
      isOurs() {
        looks[name] += 1;
        return leader === name;
      },
      async take() {
        await mkdir(join(backupDir, backupName('rotating', now)), { recursive: true });
        return name;
      },
      onStart: () => {},
      onDone: (name) => takenBy.push(name),
      onFailure: expect.unreachable,
      lookEveryMs: 1,
    });
  for (const stop of [start('north'), start('south')]) onTestFinished(stop);
  const lookedFiveTimes = async () => {
    const goal = Math.min(looks.north, looks.south) + 5;
    const least = () => Math.min(looks.north, looks.south);
    await vi.waitFor(() => expect(least()).toBeGreaterThan(goal), PATIENT);
  };
  await lookedFiveTimes();
  expect(takenBy).toEqual(['north']);
  // Another one leads: the backup of the former one is still new.
  leader = 'south';
  await lookedFiveTimes();
  expect(takenBy).toEqual(['north']);
});
