import { type Cost, microsOf } from '../costs.ts';

/** The processes that answer behind HAProxy. */
export const FRONT = ['instances', 'haproxy', 'database'];

/** Returns the processor time of instance and database for a call, in microseconds. */
export function serverMicros(cost: Cost): number {
  return microsOf(cost, ['instance', 'database']);
}

/** Returns the processor time of all that answer behind HAProxy for a call, in microseconds. */
export function frontMicros(cost: Cost): number {
  return microsOf(cost, FRONT);
}
