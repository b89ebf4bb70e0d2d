import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

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
    requests:
      typeof requests === 'function'
        ? [{ setupRequest: (request) => ({ ...request, ...requests() }) }]
        : requests,
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

/** The round in the middle. */
export function median(rounds: readonly Load[]): Load {
  const middle = rounds.toSorted((a, b) => a.perCpuSecond - b.perCpuSecond)[rounds.length >> 1];
  if (!middle) throw new Error('There was no round.');
  const p99s = rounds.map((round) => round.p99).toSorted((a, b) => a - b);
  return { ...middle, p99: p99s[rounds.length >> 1] ?? middle.p99 };
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
