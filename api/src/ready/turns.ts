import { AppError } from '../errors.ts';

const MAX_WAITING = 32;
const RETRY_AFTER_SECONDS = 2;

/**
 * Lets long work be done in short pieces, one for each round of the event loop, so that short
 * requests are answered in between however much long work there is.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isServing = false;

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

  readonly #serve = (): void => {
    this.#waiting.shift()?.();
    this.#isServing = this.#waiting.length > 0;
    // After what has come in meanwhile: an immediate that is set now runs in the next round.
    if (this.#isServing) setImmediate(this.#serve);
  };
}
