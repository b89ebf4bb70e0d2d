import { readFileSync } from 'node:fs';
import autocannon, { type Options } from 'autocannon';

const CONNECTIONS = 8;
const TICKS_PER_SECOND = 100;

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Some to choose from, or each a new one. */
export type Requests = Request[] | (() => Request);

/** What a server did for one round of load. */
export interface Load {
  perSecond: number;
  /** Requests for each second that its processor worked: what holds on a busy machine. */
  perCpuSecond: number;
  /** In milliseconds; 99 of 100 requests were answered sooner. */
  p99: number;
}

/**
 * Sends requests over 8 connections for some seconds.
 * @param status what every answer must have
 * @throws Error when one has another
 */
export async function load(
  server: { url: string; pid: number },
  requests: Requests,
  { seconds, status = 200 }: { seconds: number; status?: number },
): Promise<Load> {
  const cpuBefore = cpuSeconds(server.pid);
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(typeof requests === 'function' ? eachNew(requests) : eachElsewhere(requests)),
  });
  const cpu = cpuSeconds(server.pid) - cpuBefore;
  const answered = result.requests.total;
  const others = Object.keys(result.statusCodeStats ?? {}).filter(
    (code) => Number(code) !== status,
  );
  if (others.length > 0 || answered === 0) {
    throw new Error(`${server.url} answered ${others.join(', ') || 'nothing'}, not ${status}.`);
  }
  return {
    perSecond: answered / result.duration,
    perCpuSecond: answered / cpu,
    p99: result.latency.p99,
  };
}

/**
 * The best of some rounds, since what else the machine does only ever slows one down. What was
 * slowest of all is no such measure: of that it is the round in the middle.
 */
export function summary(rounds: readonly Load[]): Load {
  const p99s = rounds.map(({ p99 }) => p99).toSorted((a, b) => a - b);
  return {
    perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
    perCpuSecond: Math.max(...rounds.map(({ perCpuSecond }) => perCpuSecond)),
    p99: p99s[p99s.length >> 1] ?? Number.NaN,
  };
}

function eachNew(request: () => Request): Pick<Options, 'requests'> {
  return { requests: [{ setupRequest: (made) => ({ ...made, ...request() }) }] };
}

/** Lets each connection begin elsewhere: one after the other, all would ask the same at the same time. */
function eachElsewhere(requests: Request[]): Pick<Options, 'setupClient'> {
  let begun = 0;
  return {
    setupClient(client) {
      const first = Math.floor((begun * requests.length) / CONNECTIONS);
      begun += 1;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  };
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
