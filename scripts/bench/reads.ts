/**
 * Requests a second of the main lists, over REST and RPC, beside a bare server on the same file:
 * `node scripts/bench/reads.ts [breweries] [users]`. The runs alternate; the ratio is what holds
 * between machines.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServerProcess } from '../smoke/server-process.ts';

const [breweries = '10000', users = '100000'] = process.argv.slice(2);
const CONNECTIONS = 8;
const SECONDS = 3;
const ROUNDS = 3;

const place = { lat: 35.4676, lng: -97.5164, limit: 50 };
const rpc = (path: string, input: object) =>
  `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
const calls = {
  'nearest 50': {
    rest: `/api/breweries?lat=${place.lat}&lng=${place.lng}&limit=50`,
    rpc: rpc('breweries.list', place),
  },
  'one brewery': {
    rest: '/api/breweries/brewery-77',
    rpc: rpc('breweries.byId', { id: 'brewery-77' }),
  },
  leaderboard: { rest: '/api/leaderboard', rpc: rpc('checkins.leaderboard', {}) },
};

const here = import.meta.dirname;
const folder = await mkdtemp(join(tmpdir(), 'hoptrail-reads-'));
try {
  execFileSync(process.execPath, [join(here, 'reads.seed.ts'), folder, breweries, users]);
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000000',
  };
  const ours = await startServerProcess(
    [process.execPath, join(here, '../../api/src/main.ts'), 'serve'],
    env,
  );
  const bare = await startServerProcess(
    [process.execPath, join(here, 'bare-server.ts'), join(folder, 'hoptrail.db')],
    env,
  );
  console.log(`${breweries} breweries, ${users} users, ${CONNECTIONS} connections\n`);
  console.log('| call | bare, requests/s | REST / bare | RPC / bare | REST p99, ms |');
  console.log('|---|---|---|---|---|');
  for (const [name, { rest, rpc }] of Object.entries(calls)) {
    const rounds = { bare: [] as Load[], rest: [] as Load[], rpc: [] as Load[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.bare.push(await load(bare.url + rest));
      rounds.rest.push(await load(ours.url + rest));
      rounds.rpc.push(await load(ours.url + rpc));
    }
    const [limit, viaRest, viaRpc] = [rounds.bare, rounds.rest, rounds.rpc].map(middle);
    if (!limit || !viaRest || !viaRpc) continue;
    const ratio = (one: Load) => (one.perSecond / limit.perSecond).toFixed(2);
    console.log(
      `| ${name} | ${Math.round(limit.perSecond)} | ${ratio(viaRest)} | ${ratio(viaRpc)} | ${viaRest.p99} |`,
    );
  }
  await ours.stop();
  await bare.stop();
} finally {
  await rm(folder, { recursive: true });
}

interface Load {
  perSecond: number;
  p99: number;
}

async function load(url: string): Promise<Load> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times with no 2xx.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function middle(loads: readonly Load[]): Load | undefined {
  return loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)];
}
