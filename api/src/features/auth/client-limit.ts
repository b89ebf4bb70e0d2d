import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

/**
 * Counts a sign-in code against the client address that asks for it.
 * @throws AppError `auth.codeLimit` when it had its codes of this hour
 */
export async function countCodeForClient(
  ctx: Pick<Context, 'codesPerClient' | 'clientAddress'>,
): Promise<void> {
  try {
    await ctx.codesPerClient.consume(ctx.clientAddress);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('auth.codeLimit', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
