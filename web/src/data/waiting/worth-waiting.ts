import { refusal } from '../errors.ts';
import { isUnavailable, isUnreachable } from '../offline/offline.ts';

/**
 * Returns whether the same call may succeed later: the server was not reached, is unavailable, or has
 * no time now.
 */
export function isWorthWaiting(error: unknown): boolean {
  const { status } = refusal(error);
  return isUnreachable(error) || isUnavailable(error) || status === 408 || status === 429;
}
