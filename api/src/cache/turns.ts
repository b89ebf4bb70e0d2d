import { AppError } from '../errors.ts';

const MAX_WAITING = 32;
/** How many answers without an end of their own may be on their way. */
const MAX_UNDER_WAY = 8;
const RETRY_AFTER_SECONDS = 2;

/**
 * Lets long work be done in short pieces, one for each round of the event loop, so that short
 * requests are answered in between however much long work there is.
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

  /** Waits for the first turn of new work. @throws AppError `server.busy` where many wait already */
  async begin(): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) {
      throw new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS });
    }
    await this.next();
  }

  /**
   * The same for an answer that lists everything there is, of which few are made at a time.
   * @param whenAnswered calls back once the answer was sent
   */
  async beginWhole(whenAnswered: (done: () => void) => void): Promise<void> {
    if (this.#underWay >= MAX_UNDER_WAY) {
      throw new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS });
    }
    this.#underWay += 1;
    whenAnswered(() => {
      this.#underWay -= 1;
    });
    await this.begin();
  }

  readonly #serve = (): void => {
    this.#waiting.shift()?.();
    this.#isServing = this.#waiting.length > 0;
    // After what has come in meanwhile: an immediate that is set now runs in the next round.
    if (this.#isServing) setImmediate(this.#serve);
  };
}
