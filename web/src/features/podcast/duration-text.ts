import { durationSeconds } from '@hoptrail/contracts/lib/episode-duration';

/**
 * Returns an episode's duration as text: a bare number becomes minutes if it can be read, other text
 * stays.
 */
export function durationText(duration: string): string {
  const text = duration.trim();
  const seconds = /^\d+$/.test(text) ? durationSeconds(text) : undefined;
  return seconds === undefined ? text : `${Math.round(seconds / 60)} min`;
}
