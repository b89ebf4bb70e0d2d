import { type Cost, microsOf } from './costs.ts';
import type { InstancesRow } from './instances.ts';
import type { ReadRow } from './measures.ts';

/** The processes that answer behind HAProxy. */
export const FRONT = ['instances', 'haproxy', 'database'];

/** Returns the processor time of instance and database for a call, in microseconds. */
export function serverMicros(cost: Cost): number {
  return microsOf(cost, ['instance', 'database']);
}

/** Returns how an answer from memory compares with the same on SQLite; more than 1 is faster. */
export function readRatio({ sqlite, postgres }: Pick<ReadRow, 'sqlite' | 'postgres'>): number {
  return serverMicros(sqlite) / serverMicros(postgres);
}

/** Returns how the processor time of a call on one instance compares with that on several. */
export function ratioOf(one: Cost, several: Cost): number {
  return microsOf(one, FRONT) / microsOf(several, FRONT);
}

/** Returns how a call on three instances compares with one that has as many connections as each. */
export function instancesRatio({ oneWithFewer, three }: InstancesRow): number {
  return ratioOf(oneWithFewer, three);
}
