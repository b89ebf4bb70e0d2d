import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildNextVersion, laterVersion } from '../binary/next-version.ts';
import { exchange, Fans, newAgent, type Tally } from './fans.ts';
import { type Installation, install } from './installation.ts';
import { findObstacle } from './obstacle.ts';
import { countCheckins, findNewestMigration } from './world.ts';

const obstacle = findObstacle();
const nextVersion = join(tmpdir(), `hoptrail-next-${process.pid}`);
/** Load before and after, in milliseconds. */
const AROUND_MS = 2000;

let installation: Installation;
let checkinCount = 0;

beforeAll(async () => {
  if (!obstacle) installation = await install(3);
});
beforeEach(({ skip }) => {
  if (obstacle) skip(`several instances behind HAProxy: ${obstacle}`);
});
afterAll(async () => {
  await installation?.remove();
});

test('restarting each instance in turn fails no request', async () => {
  report('rolling restart', await underLoad(async () => await restartAll()));
});

test('upgrading each instance in turn to a version with a migration fails no request', async () => {
  await buildNextVersion(nextVersion, laterVersion());
  report('rolling upgrade', await underLoad(async () => await restartAll(nextVersion)));
  expect(await findNewestMigration(installation.postgres.url)).toBe('900-next-release');
});

test('while the database is away, requests still reach the instances', async () => {
  const { postgres, balancer, untilReady, instances } = installation;
  const agent = newAgent();
  const order = { port: balancer.port, method: 'GET', user: 0 };
  const get = (path: string) => exchange(agent, { ...order, path });
  expect((await get('/breweries')).status).toBe(200);
  await postgres.stop('immediate');
  await untilReady(0);
  expect((await get('/robots.txt')).status).toBe(200);
  const { status, bytes } = await get('/api/health');
  expect([status, JSON.parse(bytes.toString())]).toEqual([503, expect.anything()]);
  await postgres.start();
  await untilReady(instances.length);
  expect((await get('/api/auth/me')).status).toBe(200);
  agent.destroy();
});

async function restartAll(program?: string): Promise<void> {
  for (const instance of installation.instances) {
    if (program !== undefined) instance.install(program);
    expect(await instance.stop()).toBe(0);
    await instance.start();
    await installation.untilReady(installation.instances.length);
  }
}

/** Lets people read and check in meanwhile, and compares their check-ins with the database. */
async function underLoad(work: () => Promise<void>): Promise<Tally & { seconds: number }> {
  const begun = performance.now();
  const { balancer, picture, postgres } = installation;
  const fans = new Fans({
    port: balancer.port,
    picture,
    readers: 16,
    checkingIn: 8,
    firstUser: checkinCount,
  });
  await setTimeout(AROUND_MS);
  await work();
  await setTimeout(AROUND_MS);
  const tally = await fans.stop();
  checkinCount += tally.checkins;
  expect(tally.failed).toEqual([]);
  expect(await countCheckins(postgres.url)).toEqual({ checkins: checkinCount, wrong: 0 });
  return { ...tally, seconds: (performance.now() - begun) / 1000 };
}

function report(
  name: string,
  { reads, checkins, failed, slowestMs, seconds }: Tally & { seconds: number },
) {
  console.log(
    `${name}: ${seconds.toFixed(0)} s, ${reads} reads, ${checkins} check-ins, ${failed.length} failed, slowest ${slowestMs.toFixed(0)} ms`,
  );
}
