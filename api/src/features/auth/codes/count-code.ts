import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ALL, isUsedUp } from '../../../access/code-limits.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { clientNetwork } from '../../../lib/network/client-network.ts';
import { findUserIdByEmail } from '../../users/shared/users.repo.ts';

/**
 * Counts a sign-in code against the limits of its client and of the instance.
 *
 * Once the codes for all addresses are used up, only addresses with an account or in `ADMIN_EMAILS`
 * get one. Other addresses get the same response and no message: an error would show which
 * addresses have accounts.
 * @returns whether to mail the code
 * @throws AppError `auth.codeLimit` if the codes of this hour are used up
 */
export async function countCode(
  ctx: Pick<Context, 'codeLimits' | 'clientAddress' | 'db' | 'config' | 'log'>,
  email: string,
): Promise<boolean> {
  const { perClient, perSite, forAnybody, forAccounts } = ctx.codeLimits;
  const { client, site } = clientNetwork(ctx.clientAddress);
  await consume(perClient, client);
  if (site) await consume(perSite, site);
  const left = await tokensLeft(forAnybody);
  if (left !== undefined) {
    if (left === 0) ctx.log.warn(ONLY_ACCOUNTS);
    return true;
  }
  const hasAccount = (await findUserIdByEmail(ctx.db, email)) !== undefined;
  if (hasAccount || ctx.config.adminEmails.includes(email)) {
    await consume(forAccounts, ALL);
    return true;
  }
  if (await isUsedUp(forAccounts)) await consume(forAccounts, ALL);
  return false;
}

const ONLY_ACCOUNTS =
  "Half of this hour's sign-in codes are used: only addresses that have an account get more (CODES_PER_INSTANCE).";

/** Takes a token of a budget that all share. @returns how many are left; undefined if none was */
async function tokensLeft(limiter: RateLimiterAbstract): Promise<number | undefined> {
  try {
    return (await limiter.consume(ALL)).remainingPoints;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return undefined;
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('auth.codeLimit', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
