import { HOUR_MS } from '@hoptrail/contracts/limits';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../errors.ts';

/** How many sign-in codes an hour may be asked for, beside the limit of each e-mail address. */
export interface CodeLimits {
  /** By one client address. */
  perClient: RateLimiterAbstract;
  /** By everybody together: what the host's mail server bears. */
  perInstance: RateLimiterAbstract;
}

/** The configured limits, counted in memory: a restart forgives. */
export function codeLimits(config: {
  codesPerClient: number;
  codesPerInstance: number;
}): CodeLimits {
  const duration = HOUR_MS / 1000;
  return {
    perClient: new RateLimiterMemory({ points: config.codesPerClient, duration }),
    perInstance: new RateLimiterMemory({ points: config.codesPerInstance, duration }),
  };
}

/**
 * Counts a sign-in code against who asks for it and against all.
 * @throws AppError `auth.codeLimit` when the codes of this hour are used up
 */
export async function countCode({
  codeLimits,
  clientAddress,
}: {
  codeLimits: CodeLimits;
  clientAddress: string;
}): Promise<void> {
  try {
    await codeLimits.perClient.consume(clientAddress);
    await codeLimits.perInstance.consume('all');
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('auth.codeLimit', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
