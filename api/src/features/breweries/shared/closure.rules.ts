import { isDeepStrictEqual } from 'node:util';
import type { Closure } from '@hoptrail/contracts/hours/types';
import { AppError } from '../../../errors.ts';
import { dayIn } from '../../../lib/time-zones/time-zone.ts';

/**
 * Refuses a closing for a while that is over. One that is stored already may be sent again, as
 * clients do that send the whole brewery.
 * @throws AppError `request.invalid`
 */
export function refusePastClosure(
  stored: { closure: Closure | null; timeZone: string | null },
  sent: Closure | null | undefined,
  now: Date,
): void {
  if (!sent || isDeepStrictEqual(sent, stored.closure)) return;
  if (sent.until >= dayIn(stored.timeZone, now)) return;
  throw new AppError('request.invalid', {
    message: `The last closed day, ${sent.until}, is over. Please choose today or a later day.`,
  });
}
