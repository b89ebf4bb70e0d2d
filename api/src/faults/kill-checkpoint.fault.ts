import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/app.ts';
import { startProcess } from '../testing/process.ts';
import { many, record, rounds } from './counts.ts';
import { expectSound } from './sound.ts';
import { fillWithPeople } from './world.ts';

const KILLS = rounds(5);
const PEOPLE = 60;
const MOST_PASSES = 4;
const LONGEST_MS = 6;
const script = join(import.meta.dirname, '../testing/write-beside-checkpoints.ts');

test(
  'killed while the log is moved into the database: what was acknowledged is there',
  async (context) => {
    const dataDir = await temporaryFolder();
    await fillWithPeople(dataDir, KILLS * PEOPLE);
    const acknowledged = new Set<string>();
    let meanwhile = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const lines = await writeUntilKilled(dataDir, kill * PEOPLE);
      for (const line of lines.filter((one) => one.includes('@'))) acknowledged.add(line);
      expect(lines.filter((line) => line.startsWith('failed'))).toEqual([]);
      if (lines.findLast((line) => line.startsWith('mov')) === 'moving') meanwhile += 1;
      const there = new Set(await expectSound(dataDir));
      expect([...acknowledged].filter((name) => !there.has(name))).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    expect(meanwhile).toBeGreaterThan(0);
    record(context, 'kill -9 while the write-ahead log is moved', {
      done: `${many(KILLS, 'kills')}, ${meanwhile} of them while it was being moved beside the writes; ${many(acknowledged.size, 'check-ins')} acknowledged`,
      held: 'every acknowledged check-in is there after every kill; counters equal rows; database sound',
    });
  },
  20_000 + KILLS * 5_000,
);

/** @returns the lines that it printed, without one that was cut off */
async function writeUntilKilled(dataDir: string, firstUser: number): Promise<string[]> {
  const args = [script, dataDir, String(firstUser), String(PEOPLE)];
  const run = startProcess(process.execPath, args, { PATH: process.env.PATH });
  await run.printed('moving', 1 + Math.floor(Math.random() * MOST_PASSES));
  await setTimeout(Math.random() * LONGEST_MS);
  run.child.kill('SIGKILL');
  await run.ended;
  return run.output().split('\n').slice(0, -1);
}
