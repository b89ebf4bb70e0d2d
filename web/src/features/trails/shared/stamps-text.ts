import { counted } from '../../../lib/text/numbers.ts';

/** Returns how many stamps a person has, such as `7 of 8 stamps`; only their number if it is more. */
export function stampsText(stamps: number, toComplete: number): string {
  if (stamps > toComplete) return `${stamps} stamps`;
  return `${stamps} of ${counted(toComplete, 'stamp', 'stamps')}`;
}

/** Returns what is missing, such as `One more to go`. */
export function missingText(stampsLeft: number): string {
  return stampsLeft === 1 ? 'One more to go' : `${stampsLeft} more to go`;
}
