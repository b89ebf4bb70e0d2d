import { refusal } from '../../../data/errors.ts';

const CODES: readonly unknown[] = ['auth.suspended', 'auth.notInvited', 'auth.registrationClosed'];

/** Returns whether a confirmed address was refused, so that no other code helps. */
export function isTurnedAway(error: unknown): boolean {
  return CODES.includes(refusal(error).code);
}
