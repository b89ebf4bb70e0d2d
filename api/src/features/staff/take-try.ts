import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

/**
 * Counts a name that a person typed against the limit of a day: an address that is tried shows whether it
 * has an account, and each person who is added or invited gets a message.
 * @throws AppError `staff.limit`
 */
export async function takeTry({ codeLimits, caller }: Context & { caller: Caller }): Promise<void> {
  try {
    await codeLimits.staffNames.consume(caller.id);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new AppError('staff.limit', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
  }
}
