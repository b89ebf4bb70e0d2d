import { HOUR_MS } from '@hoptrail/contracts/limits';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../../config/config.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { clientNetwork } from '../../../lib/network/client-network.ts';
import { findUserIdByEmail } from '../../users/shared/users.repo.ts';
import { type RecentSends, recentSends } from './send-once.ts';

/** How many times the budget of a client an IPv6 /48 has. */
const CLIENTS_PER_SITE = 4;
const ALL = 'all';

/** What signing in may cost in an hour, beside the limits of each e-mail address. */
export interface CodeLimits {
  /** Codes asked for by one client: an IPv4 address or an IPv6 /64. */
  perClient: RateLimiterAbstract;
  /** Codes asked for by one IPv6 /48. */
  perSite: RateLimiterAbstract;
  /** Codes for any address: half of what the host's mail server may be asked for. */
  forAnybody: RateLimiterAbstract;
  /** Codes for addresses that have an account, once the other half is used up. */
  forAccounts: RateLimiterAbstract;
  /** Wrong codes of browsers that had not signed in to the account before. */
  wrongCodes: { count(): Promise<void>; isUsedUp(): Promise<boolean> };
  /** Requests of the last seconds, so that the same one twice sends one code. */
  recentSends: RecentSends;
}

/** Returns the configured limits, counted in memory: a restart forgives. */
export function codeLimits(
  config: Pick<Config, 'codesPerClient' | 'codesPerInstance' | 'wrongCodesPerInstance'>,
): CodeLimits {
  const perHour = (points: number) => new RateLimiterMemory({ points, duration: HOUR_MS / 1000 });
  const reserved = Math.floor(config.codesPerInstance / 2);
  const wrongCodes = perHour(config.wrongCodesPerInstance);
  return {
    perClient: perHour(config.codesPerClient),
    perSite: perHour(config.codesPerClient * CLIENTS_PER_SITE),
    forAnybody: perHour(config.codesPerInstance - reserved),
    forAccounts: perHour(reserved),
    wrongCodes: {
      async count() {
        await wrongCodes.penalty(ALL);
      },
      isUsedUp: () => isUsedUp(wrongCodes),
    },
    recentSends: recentSends(),
  };
}

/**
 * Counts a sign-in code against the client that asks for it and against all.
 *
 * Once the codes for anybody are used up, only addresses that have an account get one. The others
 * get the same answer and no message: an error would tell which address has an account.
 * @returns whether the code is to be mailed
 * @throws AppError `auth.codeLimit` when the codes of this hour are used up
 */
export async function countCode(
  ctx: Pick<Context, 'codeLimits' | 'clientAddress' | 'db' | 'config' | 'log'>,
  email: string,
): Promise<boolean> {
  const { perClient, perSite, forAnybody, forAccounts } = ctx.codeLimits;
  const { client, site } = clientNetwork(ctx.clientAddress);
  await consume(perClient, client);
  if (site) await consume(perSite, site);
  if (!(await isUsedUp(forAnybody))) {
    await consume(forAnybody, ALL);
    if (await isUsedUp(forAnybody)) ctx.log.warn(ONLY_ACCOUNTS);
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

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('auth.codeLimit', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}

async function isUsedUp(limiter: RateLimiterAbstract): Promise<boolean> {
  const used = await limiter.get(ALL);
  return (used?.consumedPoints ?? 0) >= limiter.points;
}
