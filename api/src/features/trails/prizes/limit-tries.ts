import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';

/**
 * Runs a call with a prize code, and counts wrong codes of the caller.
 * @throws AppError `prize.limit` after too many; and what the call throws
 */
export async function limitTries<Result>(
  { codeLimits, caller }: Context & { caller: Caller },
  call: () => Promise<Result>,
): Promise<Result> {
  const { prizeCodes } = codeLimits;
  const used = await prizeCodes.get(caller.id);
  if (used && used.consumedPoints >= prizeCodes.points) {
    const seconds = Math.max(1, Math.ceil(used.msBeforeNext / 1000));
    throw new AppError('prize.limit', {
      message: `Too many wrong codes. Please try again in ${waitTextOfSeconds(seconds, 'words')}.`,
      retryAfter: seconds,
    });
  }
  try {
    return await call();
  } catch (error) {
    const isWrong =
      error instanceof AppError && ['prize.notFound', 'prize.notHere'].includes(error.code);
    if (isWrong) await prizeCodes.penalty(caller.id);
    throw error;
  }
}
