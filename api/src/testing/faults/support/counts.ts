import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The row of a fault test for the table of faults. */
    fault?: { name: string; done: string; held: string };
  }
}

/**
 * Records the row of a fault test for the table of faults.
 * @param name the fault, as a host would describe it
 */
export function record(
  { task }: Pick<TestContext, 'task'>,
  name: string,
  { done, held }: { done: string; held: string },
): void {
  task.meta.fault = { name, done, held };
}

/** Returns a number with its noun: `1,234 check-ins`. */
export function many(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}`;
}

/** Returns the number of rounds: `FAULT_ROUNDS`, or the given number. */
export function rounds(usual: number): number {
  return Number(process.env.FAULT_ROUNDS ?? usual);
}
