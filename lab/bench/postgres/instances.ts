import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../api/src/testing/services/pebble.ts';
import type { ServerProcess } from '../../../scripts/smoke/server-process.ts';
import { best, type Cost, mean, measureRounds, ratioInTurn, type Side } from '../costs.ts';
import { startServer } from '../servers.ts';
import { frontMicros } from './compare.ts';
import { breweryReads, checkins, type World } from './measures.ts';

const INSTANCES = 3;
/** The connections of the load, and of the part of it that each of three instances has. */
export const MANY = 64;
export const FEWER = Math.floor(MANY / INSTANCES);
export const MORE = MANY * INSTANCES;

/** What three instances behind HAProxy cost beside one. */
export interface InstancesRow {
  name: string;
  /** One instance without HAProxy. */
  alone: Cost;
  /** One instance behind HAProxy. */
  one: Cost;
  three: Cost;
  /**
   * One behind HAProxy with the connections that each of three has: the mean of the three, each
   * alone, since one process is slower than the next.
   */
  oneWithFewer: Cost;
  /** Three behind HAProxy, each with the connections that one has. */
  threeWithMore: Cost;
  /** The processor time of a call on one with fewer connections divided by that on three. */
  ratio: number;
  /** The same for one with as many connections as three share. */
  ratioOfShared: number;
}

type Shared = 'alone' | 'one' | 'three' | 'threeWithMore';
type OneWithFewer = `fewer${number}`;

interface Balancer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Measures three instances behind HAProxy beside one; undefined where HAProxy is not installed. */
export async function measureInstances(world: World): Promise<InstancesRow[] | undefined> {
  if (spawnSync('haproxy', ['-v']).status !== 0) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  const instances: ServerProcess[] = [];
  const balancers: Balancer[] = [];
  try {
    for (let nth = 0; nth < INSTANCES; nth += 1) {
      const data = join(folder, `instance-${nth}`);
      instances.push(
        await startServer('product', data, { url: world.database.url, onAnyCore: true }),
      );
    }
    const [first] = instances;
    if (!first) return undefined;
    const before = async (behind: readonly ServerProcess[]) => {
      const balancer = await startBalancer(folder, behind);
      balancers.push(balancer);
      return balancer;
    };
    const singles: { instance: ServerProcess; balancer: Balancer }[] = [];
    for (const instance of instances) {
      singles.push({ instance, balancer: await before([instance]) });
    }
    const one = await before([first]);
    const three = await before(instances);
    const rows: InstancesRow[] = [];
    for (const [name, requests] of [
      ['check-in', await checkins(world, first)],
      ['one brewery', await breweryReads(world, first)],
    ] as const) {
      const side = (
        server: Balancer | ServerProcess,
        behind: readonly ServerProcess[],
        connections = MANY,
      ) => ({
        ...{ server, requests, connections, servers: behind.length },
        processes: {
          instances: behind.map(({ pid }) => pid),
          database: [world.database.pid],
          haproxy: server === first ? [] : [server.pid],
        },
      });
      const sides: Record<Shared | OneWithFewer, Side> = {
        alone: side(first, [first]),
        one: side(one, [first]),
        three: side(three, instances),
        threeWithMore: side(three, instances, MORE),
      };
      for (const [nth, { instance, balancer }] of singles.entries()) {
        sides[`fewer${nth}`] = side(balancer, [instance], FEWER);
      }
      const rounds = await measureRounds(sides, world.plan);
      const fewer = singles.map((_, nth) => rounds[`fewer${nth}`] ?? []);
      const fewerByRound = rounds.three.map((_, round) =>
        mean(fewer.flatMap((of) => of[round] ?? [])),
      );
      rows.push({
        name,
        alone: best(rounds.alone),
        one: best(rounds.one),
        three: best(rounds.three),
        threeWithMore: best(rounds.threeWithMore),
        oneWithFewer: mean(fewer.map((costs) => best(costs))),
        ratio: ratioInTurn(fewerByRound, rounds.three, frontMicros),
        ratioOfShared: ratioInTurn(rounds.one, rounds.three, frontMicros),
      });
    }
    return rows;
  } finally {
    await Promise.all([...balancers, ...instances].map((running) => running.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

async function startBalancer(folder: string, behind: readonly ServerProcess[]): Promise<Balancer> {
  const port = await freePort();
  const file = join(folder, `haproxy-${port}.cfg`);
  const servers = behind.map(
    ({ url }, nth) => `  server instance${nth} 127.0.0.1:${new URL(url).port} check`,
  );
  await writeFile(file, config(port, servers));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

function config(port: number, servers: readonly string[]): string {
  return `global
  nbthread 1
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  http-reuse always
  option httpchk GET /api/ready
frontend public
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance leastconn
${servers.join('\n')}
`;
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) return;
    await setTimeout(50);
  }
  throw new Error('HAProxy did not start.');
}
