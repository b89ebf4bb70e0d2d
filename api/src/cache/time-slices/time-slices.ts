import { AppError } from '../../errors.ts';
import { ClientBudget } from '../../lib/network/client-budget.ts';

/** How many calls may wait for their first turn; one client leaves room for others. */
const WAITING = { perClient: 32, inAll: 64 };
/** How many unlimited lists may be unsent. */
const UNSENT = { perClient: 4, inAll: 8 };
const RETRY_AFTER_SECONDS = 2;

/**
 * Runs long work in short slices, one in each round of the event loop, so that short requests are
 * answered in between.
 */
export class TimeSlices {
  readonly #waiting: (() => void)[] = [];
  #isServing = false;
  readonly #starting = new ClientBudget(WAITING);
  readonly #unsent = new ClientBudget(UNSENT);

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
  async begin(client: string): Promise<void> {
    take(this.#starting, client);
    await this.next();
    this.#starting.giveBack(client, 1);
  }

  /**
   * Waits for the first turn of an unlimited list, of which only a few may be unsent.
   * @param whenSent registers a callback for when the response is sent
   * @throws AppError `server.busy`
   */
  async beginWhole(client: string, whenSent: (done: () => void) => void): Promise<void> {
    take(this.#unsent, client);
    whenSent(() => this.#unsent.giveBack(client, 1));
    await this.begin(client);
  }

  readonly #serve = (): void => {
    this.#waiting.shift()?.();
    this.#isServing = this.#waiting.length > 0;
    // In the next round of the event loop, after the requests that came in meanwhile.
    if (this.#isServing) setImmediate(this.#serve);
  };
}

/** @throws AppError `server.busy` */
function take(budget: ClientBudget, client: string): void {
  if (!budget.take(client, 1)) {
    throw new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS });
  }
}
