import { randomInt } from 'node:crypto';
import { PRIZE_CODE_ALPHABET } from '@hoptrail/contracts/lib/prize-codes';
import { PRIZE_CODE_LENGTH } from '@hoptrail/contracts/limits';

/** Returns a new prize code: 40 random bits, in letters and digits without look-alikes. */
export function makePrizeCode(): string {
  return Array.from({ length: PRIZE_CODE_LENGTH }, () =>
    PRIZE_CODE_ALPHABET.charAt(randomInt(PRIZE_CODE_ALPHABET.length)),
  ).join('');
}
