import { setTimeout } from 'node:timers/promises';
import { load, type Request, type Requests } from './load.ts';
import { processorSeconds } from './processors.ts';

const SETTLE_MS = 200;
/** How long to send one request again and again. */
const SECONDS_OF_ONE = 3;

/** What is measured: the server that is asked, and the processes whose work is counted. */
export interface Side {
  server: { url: string; pid: number };
  requests: Requests;
  /** The processes by what they are; the load counts itself. */
  processes: Readonly<Record<string, readonly number[]>>;
  connections?: number;
  /** The status that every response must have; 200 by default. */
  status?: number;
  /** How many servers share the requests: all of them warm up. */
  servers?: number;
  /** Runs before each round. */
  prepare?(): Promise<unknown>;
}

/** The best of several rounds, since other work on the machine only slows a round down. */
export interface Cost {
  perSecond: number;
  /** The median of the rounds' 99th percentiles, in milliseconds. */
  p99: number;
  /** The processor time of a request, in microseconds, by process. */
  micros: Record<string, number>;
  count: number;
}

/** How long to warm up and to measure, in seconds. */
export interface Times {
  warmup: number;
  rounds: number;
  seconds: number;
}

/** Measures several sides in turn, so that a slow minute affects all of them; returns the best rounds. */
export async function measureInTurn<Name extends string>(
  sides: Record<Name, Side>,
  times: Times,
): Promise<Record<Name, Cost>> {
  const rounds = await measureRounds(sides, times);
  const costs = Object.entries<Cost[]>(rounds).map(([name, ofSide]) => [name, best(ofSide)]);
  return Object.fromEntries(costs);
}

/** Measures sides like `measureInTurn()`, and returns each round. */
export async function measureRounds<Name extends string>(
  sides: Record<Name, Side>,
  { warmup, rounds, seconds }: Times,
): Promise<Record<Name, Cost[]>> {
  const measured = new Map<string, Cost[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, side] of Object.entries<Side>(sides)) {
      await side.prepare?.();
      const warmups = warmup * (side.servers ?? 1);
      const cost = await measureOnce(side, round === 0 ? warmups : seconds);
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), cost]);
      // Lets requests in progress finish before the next side's turn.
      await setTimeout(SETTLE_MS);
    }
  }
  return Object.fromEntries(
    Object.keys(sides).map((name) => [name, measured.get(name) ?? []]),
  ) as Record<Name, Cost[]>;
}

/** Returns the processor time of a request in microseconds, all of it or that of some processes. */
export function microsOf({ micros }: Cost, names = Object.keys(micros)): number {
  return names.reduce((total, name) => total + (micros[name] ?? 0), 0);
}

/** Returns the milliseconds of a server's processor time that a request takes, one after the other. */
export async function serverMillis(server: Side['server'], request: Request): Promise<string> {
  const side = { server, requests: [request], connections: 1, processes: { server: [server.pid] } };
  await measureOnce(side, SECONDS_OF_ONE);
  const { micros } = await measureOnce(side, SECONDS_OF_ONE);
  return ((micros.server ?? Number.NaN) / 1000).toFixed(1);
}

async function measureOnce(side: Side, seconds: number): Promise<Cost> {
  const { server, requests, processes, ...options } = side;
  const before = secondsOf(processes);
  const { count, perSecond, p99 } = await load(server, requests, { ...options, seconds });
  const after = secondsOf(processes);
  const micros = Object.fromEntries(
    Object.entries(after).map(([name, used]) => [
      name,
      ((used - (before[name] ?? 0)) * 1e6) / count,
    ]),
  );
  return { perSecond, p99, micros, count };
}

/**
 * Returns the processor time of one side divided by that of the other: the median of the ratios of
 * rounds that followed each other, so that a slow moment affects both.
 * @param micros returns the processor time to compare, by default all of it
 */
export function ratioInTurn(
  one: readonly Cost[],
  other: readonly Cost[],
  micros: (cost: Cost) => number = microsOf,
): number {
  const ratios = one.flatMap((cost, round) => {
    const beside = other[round];
    return beside ? [micros(cost) / micros(beside)] : [];
  });
  return median(ratios, (ratio) => ratio) ?? Number.NaN;
}

/**
 * Returns the measurement in the middle of several.
 * @param micros returns the processor time by which to compare them
 */
export function middle(costs: readonly Cost[], micros: (cost: Cost) => number): Cost {
  const found = median(costs, micros);
  if (!found) throw new Error('Nothing was measured.');
  return found;
}

/** Returns the mean of the measurements of several processes. */
export function mean(costs: readonly Cost[]): Cost {
  const average = (of: (cost: Cost) => number) =>
    costs.reduce((total, cost) => total + of(cost), 0) / costs.length;
  const names = Object.keys(costs[0]?.micros ?? {});
  return {
    perSecond: average(({ perSecond }) => perSecond),
    p99: average(({ p99 }) => p99),
    micros: Object.fromEntries(
      names.map((name) => [name, average(({ micros }) => micros[name] ?? 0)]),
    ),
    count: costs.reduce((total, { count }) => total + count, 0),
  };
}

function median<Value>(values: readonly Value[], by: (value: Value) => number): Value | undefined {
  return values.toSorted((a, b) => by(a) - by(b))[values.length >> 1];
}

/**
 * Returns the best of several measurements of the same side.
 * @param micros returns the processor time to compare, by default all of it
 */
export function best(costs: readonly Cost[], micros: (cost: Cost) => number = microsOf): Cost {
  const cheapest = costs.toSorted((a, b) => micros(a) - micros(b))[0];
  return {
    perSecond: Math.max(...costs.map(({ perSecond }) => perSecond)),
    p99: median(costs, ({ p99 }) => p99)?.p99 ?? Number.NaN,
    micros: cheapest?.micros ?? {},
    count: costs.reduce((total, { count }) => total + count, 0),
  };
}

function secondsOf(processes: Side['processes']): Record<string, number> {
  const { user, system } = process.cpuUsage();
  const counted = Object.entries(processes).map(([name, pids]) => [
    name,
    pids.reduce((total, pid) => total + processorSeconds(pid), 0),
  ]);
  return { ...Object.fromEntries(counted), load: (user + system) / 1e6 };
}
