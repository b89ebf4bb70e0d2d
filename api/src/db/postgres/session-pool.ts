import type { DatabaseConfig } from '../../config/database-config.ts';
import { DatabaseUnavailableError } from '../../lib/database-unavailable.ts';
import { toDatabaseError } from './failures.ts';
import { Session, type SessionSettings } from './session.ts';

/** How long a session in use may take before it is closed all the same. */
const RELEASE_MS = 2000;

type Waiter = (session: Promise<Session>) => void;

/**
 * Pools the connections of this process to the database. It removes a lost connection, and the next
 * query opens a new one. The driver's own pool is not used: with several hosts it retries forever
 * without a pause, and a reserved connection that fails to open is never released.
 */
export class SessionPool {
  readonly #settings: DatabaseConfig & SessionSettings;
  readonly #all = new Set<Session>();
  readonly #idle: Session[] = [];
  readonly #waiting: Waiter[] = [];
  readonly #opening = new Set<Promise<Session>>();
  readonly #allReleased = Promise.withResolvers<void>();
  #isEnded = false;

  constructor(settings: DatabaseConfig & SessionSettings) {
    this.#settings = settings;
  }

  /**
   * Returns a session for the caller alone. The caller must release it.
   * @throws DatabaseUnavailableError when none is free in time, or the server refuses
   */
  async acquire(): Promise<Session> {
    if (this.#isEnded) throw closed();
    for (let session = this.#idle.pop(); session; session = this.#idle.pop()) {
      if (!session.isLost) return session;
      this.#drop(session);
    }
    if (this.#all.size + this.#opening.size < this.#settings.connections) return await this.#open();
    return await this.#wait();
  }

  release(session: Session): void {
    if (session.isLost || this.#isEnded) {
      this.#drop(session);
      this.#openForNext();
      return;
    }
    const next = this.#waiting.shift();
    if (next) next(Promise.resolve(session));
    else this.#idle.push(session);
  }

  /** Waits a moment for the sessions in use, and closes all. */
  async end(): Promise<void> {
    this.#isEnded = true;
    for (const next of this.#waiting.splice(0)) next(Promise.reject(closed()));
    await Promise.allSettled(this.#opening);
    await Promise.all(this.#idle.splice(0).map((session) => this.#close(session)));
    // The driver may leave a connection open that is ended while a statement runs.
    if (this.#all.size > 0) {
      const timer = setTimeout(this.#allReleased.resolve, RELEASE_MS);
      await this.#allReleased.promise;
      clearTimeout(timer);
    }
    await Promise.all(Array.from(this.#all, (session) => session.end()));
  }

  async #close(session: Session): Promise<void> {
    if (!this.#isEnded) this.#all.delete(session);
    await session.end();
    this.#all.delete(session);
    if (this.#isEnded && this.#all.size === 0) this.#allReleased.resolve();
  }

  async #open(): Promise<Session> {
    const opening = Session.connect(this.#settings);
    this.#opening.add(opening);
    try {
      const session = await opening;
      this.#all.add(session);
      return session;
    } catch (error) {
      setImmediate(() => this.#openForNext());
      throw toDatabaseError(error);
    } finally {
      this.#opening.delete(opening);
    }
  }

  #openForNext(): void {
    this.#waiting.shift()?.(this.#open());
  }

  /** A lost session may have begun to connect again. */
  #drop(session: Session): void {
    void this.#close(session);
  }

  async #wait(): Promise<Session> {
    return await new Promise((resolve, reject) => {
      const waiter: Waiter = (session) => {
        clearTimeout(timer);
        resolve(session);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(new DatabaseUnavailableError('All connections to the database are in use.'));
      }, this.#settings.waitMs);
      this.#waiting.push(waiter);
    });
  }
}

function closed(): DatabaseUnavailableError {
  return new DatabaseUnavailableError('The database was closed.');
}
