import type { Caller } from '../../access/sessions.ts';
import { takeTries } from '../../access/take-tries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

/**
 * Counts a name that a person typed against the limit of a day: an address that is tried shows whether it
 * has an account, and each person who is added or invited gets a message.
 * @throws AppError `staff.limit`
 */
export async function takeTry({ codeLimits, caller }: Context & { caller: Caller }): Promise<void> {
  const tooMany = (retryAfter: number) => new AppError('staff.limit', { retryAfter });
  await takeTries([[codeLimits.staffNames, caller.id]], tooMany);
}
