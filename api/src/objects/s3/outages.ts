import { AppError } from '../../errors.ts';
import { isOutage } from './failures.ts';

/** After so many failures in a row requests are refused without asking the store. */
const FAILURES = 3;
const PAUSE_MS = 3000;
const RETRY_SECONDS = 5;

/**
 * Turns failures of the object store into refusals. While the store does not respond, requests are
 * refused at once: a browser opens few connections, and pictures that time out would hold them.
 */
export class Outages {
  /** Called for each request that the store failed. */
  onFailure: () => void = () => {};
  #failures = 0;
  #pausedUntil = 0;

  /**
   * Runs a request.
   * @throws AppError `storage.unreachable` where the store fails; an AppError of `act` as it is
   */
  async watch<T>(act: () => Promise<T>): Promise<T> {
    if (performance.now() < this.#pausedUntil) throw unreachable();
    try {
      const result = await act();
      this.#failures = 0;
      return result;
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.#failures = isOutage(error) ? this.#failures + 1 : 0;
      if (this.#failures >= FAILURES) this.#pausedUntil = performance.now() + PAUSE_MS;
      this.onFailure();
      throw unreachable(error);
    }
  }
}

function unreachable(cause?: unknown): AppError {
  return new AppError('storage.unreachable', { retryAfter: RETRY_SECONDS, cause });
}
