import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

export interface Watched {
  /** The most memory that the server held, in MB. */
  megabytes: number;
  /** How long 99 of 100 reads took at the most, in milliseconds. */
  p99: number;
  /** How much of one processor the server spent; on Linux only. */
  cpu: number;
  /** What each read was answered with. */
  statuses: number[];
}

/** Linux counts in hundredths of a second (`USER_HZ`). */
const MS_PER_TICK = 10;
const BETWEEN_MS = 10;
const READS_MIN = 100;

/**
 * Reads as other people do, about fifty times a second, and looks at the server's memory meanwhile.
 * @param read asks for something and returns the status
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

/** Returns the memory that a process holds, in MB; only Linux tells. */
function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(resident) / 1024);
}

/** Returns how long processors worked for a process, in milliseconds. */
function cpuMs(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * MS_PER_TICK;
}
