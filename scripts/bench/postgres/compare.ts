import { type Cost, microsOf } from './costs.ts';
import type { InstancesRow } from './instances.ts';

/** The processes that answer behind HAProxy. */
export const FRONT = ['instances', 'haproxy', 'database'];

/** Returns the processor time of instance and database for a call, in microseconds. */
export function serverMicros(cost: Cost): number {
  return microsOf(cost, ['instance', 'database']);
}

/** Returns how the processor time of a call on one instance compares with that on several. */
export function ratioOf(one: Cost, several: Cost): number {
  return microsOf(one, FRONT) / microsOf(several, FRONT);
}

/** Returns how a call on three instances compares with one that has as many connections as each. */
export function instancesRatio({ oneWithFewer, three }: InstancesRow): number {
  return ratioOf(oneWithFewer, three);
}
