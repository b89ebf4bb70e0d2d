import type { TestContext } from 'vitest';

/** One row of the table in `docs/threats.md`. */
export interface AttackRow {
  /** The attack, in the words of a host. */
  attack: string;
  /** What one attempt sends. */
  sent: string;
  /** How often, or by how many clients. */
  times: string;
  /** What held, with the figures of this run. */
  held: string;
}

declare module 'vitest' {
  interface TaskMeta {
    /** What an attack test sent and what it found, for the table of threats. */
    attack?: AttackRow;
  }
}

/** Adds the row of an attack test to the table of threats. */
export function recordAttack({ task }: Pick<TestContext, 'task'>, row: AttackRow): void {
  task.meta.attack = row;
}

/** Whether the attacks run in their long form: `ATTACKS=long`. */
export const isLongForm = process.env.ATTACKS === 'long';
