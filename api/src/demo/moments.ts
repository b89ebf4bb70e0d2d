import { DAY_MS } from '@hoptrail/contracts/limits';

/** The instant so many days before now, as it is stored; fractions count. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

/** The date so many days after now (before, when negative), as YYYY-MM-DD in UTC. */
export function dateAfter(now: Date, days: number): string {
  return daysBefore(now, -days).slice(0, 10);
}
