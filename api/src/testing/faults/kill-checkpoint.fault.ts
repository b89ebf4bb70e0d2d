import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../app.ts';
import { startProcess } from '../processes/process.ts';
import { many, record, rounds } from './support/counts.ts';
import { expectSound } from './support/sound.ts';
import { fillWithPeople } from './support/world.ts';

const KILLS = rounds(5);
/** The most kills until one comes during a checkpoint. */
const MOST_KILLS = KILLS + 40;
const PEOPLE = 150;
const MOST_PASSES = 3;
const LONGEST_MS = 6;
const KILLS_A_FOLDER = 8;
const script = join(import.meta.dirname, '../processes/write-beside-checkpoints.ts');

interface Tally {
  acknowledged: number;
  /** The number of kills during a checkpoint. */
  meanwhile: number;
}

test(
  'after a kill during a checkpoint every acknowledged check-in is there',
  async (context) => {
    const all: Tally = { acknowledged: 0, meanwhile: 0 };
    let kills = 0;
    while (kills < KILLS || (all.meanwhile === 0 && kills < MOST_KILLS)) {
      const more = kills < KILLS ? Math.min(KILLS - kills, KILLS_A_FOLDER) : KILLS_A_FOLDER;
      const { acknowledged, meanwhile } = await killAgain(more);
      kills += more;
      all.acknowledged += acknowledged;
      all.meanwhile += meanwhile;
    }
    expect(all.acknowledged).toBeGreaterThan(kills);
    expect(all.meanwhile).toBeGreaterThan(0);
    record(context, 'kill -9 during a checkpoint', {
      done: `${many(kills, 'kills')}, ${all.meanwhile} of them during a checkpoint and writes; ${many(all.acknowledged, 'check-ins')} acknowledged`,
      held: 'every acknowledged check-in is there after every kill; counters equal rows; the database is sound',
    });
  },
  60_000 + KILLS * 30_000,
);

/** Kills a process on a data folder, and then another one on the same folder. */
async function killAgain(kills: number): Promise<Tally> {
  const dataDir = await temporaryFolder();
  await fillWithPeople(dataDir, kills * PEOPLE);
  const acknowledged = new Set<string>();
  let meanwhile = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const lines = await writeUntilKilled(dataDir, kill * PEOPLE);
    for (const line of lines.filter((one) => one.includes('@'))) acknowledged.add(line);
    expect(lines.filter((line) => line.startsWith('failed'))).toEqual([]);
    if (lines.findLast((line) => line.startsWith('mov')) === 'moving') meanwhile += 1;
    const there = new Set(await expectSound(dataDir));
    expect([...acknowledged].filter((name) => !there.has(name))).toEqual([]);
  }
  return { acknowledged: acknowledged.size, meanwhile };
}

/**
 * Runs the process and kills it.
 * @returns its printed lines, without an incomplete one
 */
async function writeUntilKilled(dataDir: string, firstUser: number): Promise<string[]> {
  const args = [script, dataDir, String(firstUser), String(PEOPLE)];
  const run = startProcess(process.execPath, args, { PATH: process.env.PATH });
  // On a fast disk all are done before that.
  await run.printed('moving', 1 + Math.floor(Math.random() * MOST_PASSES)).catch(() => {});
  await setTimeout(Math.random() * LONGEST_MS);
  run.child.kill('SIGKILL');
  await run.ended;
  return run.output().split('\n').slice(0, -1);
}
