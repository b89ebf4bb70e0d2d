import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** A limit, and whose tries it counts. */
export type Try = readonly [limiter: RateLimiterAbstract, key: string];

/**
 * Takes a try of each limit, before the comparison, so that tries at once are not free. One that is
 * refused takes none of the next.
 * @param refusal returns what to throw if no try is left, with the seconds until there is one
 * @returns the tries that are left
 */
export async function takeTries(
  tries: readonly Try[],
  refusal: (seconds: number) => Error,
): Promise<number> {
  let left = Number.POSITIVE_INFINITY;
  for (const [limiter, key] of tries) {
    try {
      left = Math.min(left, (await limiter.consume(key)).remainingPoints);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw refusal(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  }
  return left;
}

/** Gives the tries back that a right one took. */
export async function giveTriesBack(tries: readonly Try[]): Promise<void> {
  for (const [limiter, key] of tries) await limiter.reward(key);
}
