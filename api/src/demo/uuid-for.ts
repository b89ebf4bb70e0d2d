import { createHash } from 'node:crypto';

/** Returns the same UUID for the same name (version 8: the first bits of a hash). */
export function uuidFor(name: string): string {
  const hex = createHash('sha256').update(`hoptrail-demo:${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
