import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a fault test did and what it found, for the table. */
    fault?: { name: string; done: string; held: string };
  }
}

/**
 * Writes down what was done to the product and what held, for the table of faults.
 * @param name what goes wrong, as a host would say it
 */
export function record(
  { task }: Pick<TestContext, 'task'>,
  name: string,
  { done, held }: { done: string; held: string },
): void {
  task.meta.fault = { name, done, held };
}

/** A number with its thing: `1,234 check-ins`. */
export function many(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}`;
}

/** How many rounds to run: by the command line's environment, or the given number. */
export function rounds(usual: number): number {
  return Number(process.env.FAULT_ROUNDS ?? usual);
}
