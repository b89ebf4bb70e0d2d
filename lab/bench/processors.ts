import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

interface Process {
  parent: number;
  /** Its own time and that of its children that have ended, in seconds. */
  seconds: number;
}

/** Returns the processor seconds that a process and its children have used until now. */
export function processorSeconds(pid: number): number {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const one = /^\d+$/.test(name) ? read(Number(name)) : undefined;
    if (one) all.set(Number(name), one);
  }
  return sum(all, pid);
}

/** Returns the parent of a process. */
export function parentOf(pid: number): number {
  return read(pid)?.parent ?? 0;
}

function sum(all: ReadonlyMap<number, Process>, pid: number): number {
  let seconds = all.get(pid)?.seconds ?? 0;
  for (const [child, { parent }] of all) if (parent === pid) seconds += sum(all, child);
  return seconds;
}

/** Returns undefined for a process that has ended. */
function read(pid: number): Process | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}
