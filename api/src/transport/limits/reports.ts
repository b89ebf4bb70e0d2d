import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** A flood of reports must leave connections to the database for requests. */
const MOST_UNDER_WAY = 2;

/** Adds tokens of a key to what the other instances count. */
export type Report = (key: string, tokens: number, onUsedUp: (waitMs: number) => void) => void;

interface Waiting {
  limiter: RateLimiterAbstract;
  key: string;
  tokens: number;
  onUsedUp: (waitMs: number) => void;
}

/**
 * Adds tokens to shared limits in the background. While the database is away it adds nothing, and
 * each instance has only its own count.
 */
export class Reports {
  readonly #waiting = new Map<string, Waiting>();
  #underWay = 0;

  /**
   * Adds tokens. Those of one key that wait for a connection are added by one statement.
   * @param onUsedUp called with the milliseconds to wait if the instances together took too many
   */
  add({ limiter, key, tokens, onUsedUp }: Waiting): void {
    const id = limiter.getKey(key);
    const before = this.#waiting.get(id)?.tokens ?? 0;
    this.#waiting.set(id, { limiter, key, tokens: before + tokens, onUsedUp });
    if (this.#underWay < MOST_UNDER_WAY) void this.#send();
  }

  async #send(): Promise<void> {
    this.#underWay += 1;
    for (const [id, { limiter, key, tokens, onUsedUp }] of this.#waiting) {
      this.#waiting.delete(id);
      try {
        await limiter.consume(key, tokens);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) onUsedUp(refusal.msBeforeNext);
        else this.#waiting.clear();
      }
    }
    this.#underWay -= 1;
  }
}
