import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Requests pages at a steady pace, as other people do.
 * @param urls requested in turn
 * @param isOver called before each request; true ends the probe
 * @returns milliseconds of each response
 * @throws Error at a refusal, except 404, since the source serves no built pages
 */
export async function probeUntil(urls: readonly string[], isOver: () => boolean) {
  const times: number[] = [];
  while (!isOver()) {
    const url = urls[times.length % urls.length] ?? '';
    const start = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status >= 400 && response.status !== 404)
      throw new Error(`${url} answered ${response.status}`);
    times.push(performance.now() - start);
    await pause(5);
  }
  return times;
}

/** Returns the 99th percentile, in milliseconds. */
export function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** Returns the memory of a process in megabytes: now, and the most since its start (Linux only). */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
