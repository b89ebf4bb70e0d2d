import type { ServerProcess } from '../../../scripts/smoke/server-process.ts';
import { type Call, callsOn } from '../calls.ts';
import {
  best,
  type Cost,
  measureInTurn,
  measureRounds,
  middle,
  ratioInTurn,
  type Side,
  type Times,
} from '../costs.ts';
import type { Requests } from '../load.ts';
import { requestsOf } from '../ratios.ts';
import { stayOnOwnCore, useAllCores } from '../servers.ts';
import { serverMicros } from './compare.ts';
import type { BenchDatabase } from './database.ts';

/** The connections of the load that checks in. */
const MANY = 64;
/** The processes that answer from memory, and the rounds of each with their length. */
export const PROCESSES = 8;
export const ROUNDS_OF_PROCESS = 6;
export const SECONDS_OF_ROUND = 0.4;
/** How long each of them warms up for a call, in seconds: thousands of requests. */
export const WARMUP_OF_PROCESS = 2;
/** The calls that are answered from memory. */
const FROM_MEMORY = ['nearest 50', 'one brewery', 'leaderboard', 'weekly events', 'special events'];

/** What the measurements run on. */
export interface World {
  database: BenchDatabase;
  breweries: number;
  plan: Times;
}

export interface ReadRow {
  name: string;
  sqlite: Cost;
  postgres: Cost;
  /** The processor time of a call on SQLite divided by that on PostgreSQL, in the same minutes. */
  ratio: number;
}

/** Check-ins with the triggers of the change log and without them. */
export interface Feed {
  with: Cost;
  without: Cost;
  /** The additional processor time of a check-in, as a part of that without them. */
  price: number;
}

interface RoundsOfCall {
  name: string;
  sqlite: Cost[];
  postgres: Cost[];
}

type Engine = 'sqlite' | 'postgres';
type Servers = Record<Engine, ServerProcess>;

/**
 * Measures the calls that are answered from memory on both engines, each in several processes.
 * Servers and load have a core each: the database is idle, and a process that changes its core is
 * up to half slower than another one of the same program. A slow second of the machine affects both
 * engines, so what counts are the ratios of rounds that followed each other. Which engine starts
 * and is measured first alternates: two servers on SQLite differ by some percent in this order.
 * @param start starts a server on a core of its own
 */
export async function measureReads(
  world: World,
  start: (engine: Engine) => Promise<ServerProcess>,
): Promise<ReadRow[]> {
  stayOnOwnCore();
  const measured: RoundsOfCall[] = [];
  for (let process = 0; process < PROCESSES; process += 1) {
    const order: Engine[] = process % 2 === 0 ? ['sqlite', 'postgres'] : ['postgres', 'sqlite'];
    const started: [Engine, ServerProcess][] = [];
    for (const engine of order) started.push([engine, await start(engine)]);
    const servers = Object.fromEntries(started) as Servers;
    measured.push(...(await measureReadsOf(world, servers, order)));
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
  useAllCores();
  return FROM_MEMORY.map((name) => {
    const ofCall = measured.filter((rounds) => rounds.name === name);
    const sqlite = ofCall.flatMap((rounds) => rounds.sqlite);
    const postgres = ofCall.flatMap((rounds) => rounds.postgres);
    return {
      name,
      sqlite: middle(sqlite, serverMicros),
      postgres: middle(postgres, serverMicros),
      ratio: ratioInTurn(sqlite, postgres, serverMicros),
    };
  });
}

async function measureReadsOf(
  { database, breweries }: World,
  servers: Servers,
  order: readonly Engine[],
): Promise<RoundsOfCall[]> {
  await database.untilQuiet();
  const measured: RoundsOfCall[] = [];
  for (const call of callsOn(breweries).filter(({ name }) => FROM_MEMORY.includes(name))) {
    if (call.unchanged) continue;
    const requests = await requestsOf(call.rest, call, servers.postgres);
    const { sqlite, postgres } = servers;
    await fillMemory([sqlite, postgres], requests);
    const sides: Record<Engine, Side> = {
      sqlite: { server: sqlite, requests, processes: { instance: [sqlite.pid] } },
      postgres: { server: postgres, requests, processes: both(postgres, database) },
    };
    const inOrder = order.map((engine) => [engine, sides[engine]]);
    const rounds = await measureRounds(Object.fromEntries(inOrder) as typeof sides, {
      warmup: WARMUP_OF_PROCESS,
      rounds: ROUNDS_OF_PROCESS,
      seconds: SECONDS_OF_ROUND,
    });
    measured.push({ name: call.name, ...rounds });
  }
  return measured;
}

/** Sends each request once to each server: the first one asks the database. */
async function fillMemory(servers: readonly ServerProcess[], requests: Requests): Promise<void> {
  if (typeof requests === 'function') return;
  const different = new Map(requests.map((request) => [request.path, request]));
  for (const { url } of servers) {
    for (const { path, headers } of different.values()) {
      await (await fetch(url + path, { headers })).arrayBuffer();
    }
  }
}

/** Measures the own profile on the product and on the bare server. */
export async function measureProfile(
  { database, breweries, plan }: World,
  { product, bare }: Record<'product' | 'bare', ServerProcess>,
): Promise<Record<'product' | 'bare', Cost>> {
  const call = callNamed('own profile and rank', breweries);
  const requests = await requestsOf(call.rest, call, product);
  // Both count all users once: the bare server when it starts, the product at the first request.
  const { path, headers } = call.rest(0);
  await (await fetch(product.url + path, { headers })).text();
  return await measureInTurn(
    {
      product: { server: product, requests, processes: both(product, database) },
      bare: { server: bare, requests, processes: both(bare, database) },
    },
    plan,
  );
}

/** Measures check-ins on the product and as the plain transaction of the bare server. */
export async function measureCheckins(
  world: World,
  { product, bare }: Record<'product' | 'bare', ServerProcess>,
): Promise<Record<'product' | 'bare', Cost>> {
  const requests = await checkins(world, product);
  const side = (server: ServerProcess) => ({
    ...{ server, requests, connections: MANY, processes: both(server, world.database) },
  });
  return await measureInTurn({ product: side(product), bare: side(bare) }, world.plan);
}

/** Measures check-ins with the triggers of the change log and without them. */
export async function measureFeed(world: World, product: ServerProcess): Promise<Feed> {
  const { database, plan } = world;
  const requests = await checkins(world, product);
  const turn = (verb: 'enable' | 'disable') => ({
    ...{ server: product, requests, connections: MANY, processes: both(product, database) },
    prepare: async () => {
      await database.sql.unsafe(`alter table users ${verb} trigger log_updates`);
      await database.sql.unsafe(`alter table breweries ${verb} trigger log_updates`);
    },
  });
  const rounds = await measureRounds({ without: turn('disable'), with: turn('enable') }, plan);
  return {
    with: best(rounds.with),
    without: best(rounds.without),
    price: ratioInTurn(rounds.with, rounds.without) - 1,
  };
}

/** Returns requests that each check another user in. */
export async function checkins({ breweries }: World, product: ServerProcess): Promise<Requests> {
  const call = callNamed('check-in', breweries);
  return await requestsOf(call.rest, call, product);
}

/** Returns requests for one brewery each. */
export async function breweryReads({ breweries }: World, product: ServerProcess) {
  const call = callNamed('one brewery', breweries);
  return await requestsOf(call.rest, call, product);
}

function callNamed(name: string, breweries: number): Call {
  const call = callsOn(breweries).find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}

function both(server: ServerProcess, database: BenchDatabase): Record<string, readonly number[]> {
  return { instance: [server.pid], database: [database.pid] };
}
