import { DAY_MS, TAP_CURRENT_DAYS } from '../limits.ts';

/**
 * Returns whether a beer on tap counts as on tap now: its tap list's entry is at most four weeks old.
 * @param now in milliseconds since 1970
 */
export function isCurrentTap({ lastUpdated }: { lastUpdated: string }, now: number): boolean {
  return now - Date.parse(lastUpdated) <= TAP_CURRENT_DAYS * DAY_MS;
}
