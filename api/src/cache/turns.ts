import { AppError } from '../errors.ts';

const MAX_WAITING = 32;
/** The number of unlimited lists that may be unsent at the same time. */
const MAX_UNDER_WAY = 8;
const RETRY_AFTER_SECONDS = 2;

/**
 * Runs long work in short slices, one in each round of the event loop, so that short requests are
 * answered in between.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isServing = false;
  #underWay = 0;

  /** Waits for the next turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#isServing) return;
      this.#isServing = true;
      setImmediate(this.#serve);
    });
  }

  /**
   * Waits for the first turn of new work.
   * @throws AppError `server.busy` if too much work is waiting
   */
  async begin(): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) {
      throw new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS });
    }
    await this.next();
  }

  /**
   * Waits for the first turn of an unlimited list, of which only a few may be unsent.
   * @param whenAnswered registers a callback for when the response is sent
   * @throws AppError `server.busy`
   */
  async beginWhole(whenSent: (done: () => void) => void): Promise<void> {
    if (this.#underWay >= MAX_UNDER_WAY) {
      throw new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS });
    }
    this.#underWay += 1;
    whenSent(() => {
      this.#underWay -= 1;
    });
    await this.begin();
  }

  readonly #serve = (): void => {
    this.#waiting.shift()?.();
    this.#isServing = this.#waiting.length > 0;
    // In the next round of the event loop, after the requests that came in meanwhile.
    if (this.#isServing) setImmediate(this.#serve);
  };
}
