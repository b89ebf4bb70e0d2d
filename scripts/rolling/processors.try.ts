import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cpuSeconds } from '../bench/cpu-seconds.ts';
import { Fans } from './fans.ts';
import { type Installation, install } from './installation.ts';
import type { Instance } from './instances.ts';
import { findObstacle } from './obstacle.ts';

const ROUND_MS = 6000;
const ROUNDS = 5;
const LOADS = {
  reads: { readers: 32, checkingIn: 0 },
  'check-ins': { readers: 0, checkingIn: 64 },
} as const;
/** What three instances do in a second of processor time, of what one does. */
const LEAST_RATIO = 0.85;

const obstacle = findObstacle();
let installation: Installation;
let made = 0;

beforeAll(async () => {
  if (!obstacle) installation = await install(3);
});
beforeEach(({ skip }) => {
  if (obstacle) skip(`three instances against one: ${obstacle}`);
});
afterAll(async () => {
  await installation?.remove();
});

test.for(['reads', 'check-ins'] as const)(
  'a second of processor time serves as many %s with three instances as with one',
  async (name) => {
    const rounds: { one: number[]; three: number[] } = { one: [], three: [] };
    const [first, ...others] = installation.instances;
    if (first === undefined) throw new Error('There is no instance.');
    for (let round = 0; round < ROUNDS; round++) {
      const three = await measure(name, installation.instances);
      await Promise.all(others.map((instance) => instance.stop()));
      await installation.untilReady(1);
      const one = await measure(name, [first]);
      await Promise.all(others.map((instance) => instance.start()));
      await installation.untilReady(3);
      // The code of a new process is slow until it is compiled.
      await load(name);
      rounds.one.push(one);
      rounds.three.push(three);
    }
    const [one, three] = [median(rounds.one), median(rounds.three)];
    const ratio = three / one;
    console.log(
      `${name} a processor second of the instances: one ${one.toFixed(0)}, three ${three.toFixed(0)}, ratio ${ratio.toFixed(2)}`,
    );
    expect(ratio).toBeGreaterThanOrEqual(LEAST_RATIO);
  },
);

/** Returns the requests that a second of processor time of the instances serves. */
async function measure(name: keyof typeof LOADS, instances: readonly Instance[]): Promise<number> {
  const used = () => instances.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const before = used();
  const requests = await load(name);
  return requests / (used() - before);
}

async function load(name: keyof typeof LOADS): Promise<number> {
  const { balancer, picture } = installation;
  const fans = new Fans({ port: balancer.port, picture, firstUser: made, ...LOADS[name] });
  await setTimeout(ROUND_MS);
  const { reads, checkins, failed } = await fans.stop();
  expect(failed).toEqual([]);
  made += checkins;
  return reads + checkins;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
