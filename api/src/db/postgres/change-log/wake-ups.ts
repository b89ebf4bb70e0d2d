import { randomUUID } from 'node:crypto';
import type { Session } from '../sessions/session.ts';

/** The channel of PostgreSQL on which instances wake each other. */
export const CHANNEL = 'hoptrail_changes';
/** Commits with a notification queue behind one lock of the server: one stands for many. */
const DEBOUNCE_MS = 15;
/** The shortest time between two notifications. */
const BUSY_MS = 100;

/**
 * Wakes the other instances after a write. It is only a wake-up: who misses it reads the log at the
 * next poll. It is sent after the transaction, so no transaction waits for it.
 */
export class WakeUps {
  /** What tells the notifications of this instance from those of others. */
  readonly name = randomUUID();
  readonly #session: () => Session | undefined;
  #timer: NodeJS.Timeout | undefined;
  #sentAt = 0;
  #isUnknown = false;

  /** @param session returns the one to send over; undefined while there is none */
  constructor(session: () => Session | undefined) {
    this.#session = session;
  }

  send(): void {
    if (this.#timer !== undefined || this.#isUnknown) return;
    const wait = Math.max(DEBOUNCE_MS, this.#sentAt + BUSY_MS - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#sentAt = performance.now();
      void this.#notify();
    }, wait).unref();
  }

  /** Sends at once what waits, and nothing more. */
  async stop(): Promise<void> {
    this.#isUnknown = true;
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    await this.#notify();
  }

  async #notify(): Promise<void> {
    const session = this.#session();
    if (!session || session.isLost) return;
    try {
      await session.execute('select pg_notify($1, $2)', [CHANNEL, this.name]);
    } catch {
      // A database without notifications would refuse each one.
      if (!session.isLost) this.#isUnknown = true;
    }
  }
}
