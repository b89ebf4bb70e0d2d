import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import { refusal } from '../../data/errors.ts';

/** The server says whole seconds, and its answer takes its time. */
const TOLERANCE_MS = 2000;

/** Whether nobody knows what became of a call: it was sent, and no answer came back. */
export function isAnswerLost(error: unknown): boolean {
  return refusal(error).status === undefined;
}

/**
 * Whether a refused check-in was made by an earlier try whose answer got lost: the cooldown that
 * it was refused for began after that try.
 * @param elapsedMs time since the first try whose answer got lost
 */
export function wasMadeSince(error: unknown, elapsedMs: number): boolean {
  const { code, retryAfter } = refusal(error);
  if (code !== 'checkin.cooldown' || retryAfter === undefined) return false;
  return CHECKIN_COOLDOWN_MS - retryAfter * 1000 <= elapsedMs + TOLERANCE_MS;
}
