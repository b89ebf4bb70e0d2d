import type { TestContext } from 'vitest';

/** One row of the table in `docs/threats.md`. */
export interface AttackRow {
  /** The attack, as a host would describe it. */
  attack: string;
  /** The content of one attempt. */
  sent: string;
  /** The number of attempts or clients. */
  times: string;
  /** The result, with the figures of this run. */
  held: string;
}

declare module 'vitest' {
  interface TaskMeta {
    /** The row of an attack test for the table of threats. */
    attack?: AttackRow;
  }
}

/** Adds the row of an attack test to the table of threats. */
export function recordAttack({ task }: Pick<TestContext, 'task'>, row: AttackRow): void {
  task.meta.attack = row;
}

/** Whether the attacks run in their long form: `ATTACKS=long`. */
export const isLongForm = process.env.ATTACKS === 'long';
