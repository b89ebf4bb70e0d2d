import { refusal } from '../../../data/errors.ts';

const CODES: readonly unknown[] = ['auth.suspended', 'auth.notInvited', 'auth.registrationClosed'];

/** Returns whether a proven address was refused, so that no other code will help. */
export function isTurnedAway(error: unknown): boolean {
  return CODES.includes(refusal(error).code);
}
