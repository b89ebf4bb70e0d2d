import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import { refusal } from '../../data/errors.ts';

/** The server rounds to seconds, and its response takes time. */
const TOLERANCE_MS = 2000;

/** Returns whether a call was sent and its response lost. */
export function isResponseLost(error: unknown): boolean {
  return refusal(error).status === undefined;
}

/**
 * Returns whether a refused check-in was created by an earlier try whose response was lost: the
 * cooldown began after that try.
 * @param elapsedMs time since the first try whose response was lost
 */
export function wasCreatedSince(error: unknown, elapsedMs: number): boolean {
  const { code, retryAfter } = refusal(error);
  if (code !== 'checkin.cooldown' || retryAfter === undefined) return false;
  return CHECKIN_COOLDOWN_MS - retryAfter * 1000 <= elapsedMs + TOLERANCE_MS;
}
