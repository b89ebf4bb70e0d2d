import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

export interface Watched {
  /** The most memory that the server used, in MB. */
  megabytes: number;
  /** The 99th percentile of the reads, in milliseconds. */
  p99: number;
  /** The share of one processor that the server used; on Linux only. */
  cpu: number;
  /** The statuses of the reads. */
  statuses: number[];
}

/** The unit of Linux, hundredths of a second (`USER_HZ`). */
const MS_PER_TICK = 10;
const BETWEEN_MS = 10;
const READS_MIN = 100;

/**
 * Reads about fifty times a second, as other people do, and measures the server's memory.
 * @param read sends a request and returns the status
 */
export async function watchServer(
  pid: number,
  read: () => Promise<number>,
  isOver: () => boolean,
): Promise<Watched> {
  const times: number[] = [];
  const statuses: number[] = [];
  let megabytes = residentMegabytes(pid);
  const [begun, cpuBefore] = [performance.now(), cpuMs(pid)];
  while (!isOver() || times.length < READS_MIN) {
    const start = performance.now();
    statuses.push(await read());
    times.push(performance.now() - start);
    megabytes = Math.max(megabytes, residentMegabytes(pid));
    await setTimeout(BETWEEN_MS);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    megabytes,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    cpu: (cpuMs(pid) - cpuBefore) / (performance.now() - begun),
    statuses,
  };
}

/** Returns the memory of a process in MB; on Linux only. */
function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(resident) / 1024);
}

/** Returns the processor time of a process, in milliseconds. */
function cpuMs(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * MS_PER_TICK;
}
