import { DAY_MS } from '@hoptrail/contracts/limits';

/**
 * Returns the instant some days before now, in the format of the database.
 * @param days may be a fraction
 */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

/** Returns the date some days after now (before it, if negative), as YYYY-MM-DD in UTC. */
export function dateAfter(now: Date, days: number): string {
  return daysBefore(now, -days).slice(0, 10);
}
