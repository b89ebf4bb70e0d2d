import { expect, test } from 'vitest';
import { temporaryFolder } from '../app.ts';
import { hoptrail } from '../processes/command.ts';
import { many, record, rounds } from './support/counts.ts';
import { expectSound } from './support/sound.ts';
import { undisturbed } from './support/undisturbed.ts';
import { checkIn, fillWithPeople, nameOf, type Visit } from './support/world.ts';

const LANES = 2;
const WRITERS = 8;
const MOST_ACKNOWLEDGED = 40;

interface Tally {
  acknowledged: Set<string>;
  unanswered: Set<string>;
}

test(
  'after a kill during writes every acknowledged check-in is there',
  async (context) => {
    const perLane = Math.ceil(rounds(20) / LANES);
    const tallies = await Promise.all(Array.from({ length: LANES }, () => runLane(perLane)));
    const sum = (of: (tally: Tally) => number) =>
      tallies.reduce((all, tally) => all + of(tally), 0);
    const acknowledged = sum((tally) => tally.acknowledged.size);
    expect(acknowledged).toBeGreaterThan(perLane * LANES);
    record(context, 'kill -9 while people check in', {
      done: `${many(perLane * LANES, 'kills')}, ${many(acknowledged, 'check-ins')} acknowledged, ${sum((tally) => tally.unanswered.size)} in progress at a kill`,
      held: 'every acknowledged check-in is there after every kill; counters equal rows; the database is sound',
    });
  },
  20_000 + rounds(20) * 5_000,
);

async function runLane(kills: number): Promise<Tally> {
  const dataDir = await temporaryFolder();
  const visits = await fillWithPeople(dataDir, Math.max(60, kills * 4));
  const tally: Tally = { acknowledged: new Set(), unanswered: new Set() };
  for (let kill = 0; kill < kills; kill += 1) {
    await writeUntilKilled(dataDir, visits, tally);
    const there = new Set(await expectSound(dataDir));
    expect([...tally.acknowledged].filter((name) => !there.has(name))).toEqual([]);
    const attempted = new Set([...tally.acknowledged, ...tally.unanswered]);
    expect([...there].filter((name) => !attempted.has(name))).toEqual([]);
  }
  return tally;
}

async function writeUntilKilled(dataDir: string, visits: Visit[], tally: Tally): Promise<void> {
  const server = hoptrail(['serve'], { DATA_DIR: dataDir, ...undisturbed });
  await server.printed('data in');
  const url = /http:\/\/[\w.]+:\d+/.exec(server.output())?.[0] ?? '';
  let left = 1 + Math.floor(Math.random() * MOST_ACKNOWLEDGED);
  const write = async () => {
    for (let visit = visits.pop(); visit && left > 0; visit = visits.pop()) {
      try {
        const response = await checkIn(url, visit);
        expect(response.status).toBe(200);
        tally.acknowledged.add(nameOf(visit));
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        tally.unanswered.add(nameOf(visit));
        return;
      }
      left -= 1;
      if (left === 0) server.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  server.child.kill('SIGKILL');
  await server.ended;
}
