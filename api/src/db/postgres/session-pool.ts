import type { DatabaseConfig } from '../../config/database-config.ts';
import { DatabaseUnavailableError } from '../../lib/database-unavailable.ts';
import { toDatabaseError } from './failures.ts';
import { Session, type SessionSettings } from './session.ts';

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
  #opening = 0;
  #isEnded = false;

  constructor(settings: DatabaseConfig & SessionSettings) {
    this.#settings = settings;
  }

  /**
   * Returns a session for the caller alone. The caller must release it.
   * @throws DatabaseUnavailableError when none is free in time, or the server refuses
   */
  async acquire(): Promise<Session> {
    if (this.#isEnded) throw new DatabaseUnavailableError('The database was closed.');
    for (let session = this.#idle.pop(); session; session = this.#idle.pop()) {
      if (!session.isLost) return session;
      this.#drop(session);
    }
    if (this.#all.size + this.#opening < this.#settings.connections) return await this.#open();
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

  async end(): Promise<void> {
    this.#isEnded = true;
    await Promise.all(Array.from(this.#all, (session) => session.end()));
  }

  async #open(): Promise<Session> {
    this.#opening += 1;
    try {
      const session = await Session.connect(this.#settings);
      this.#all.add(session);
      return session;
    } catch (error) {
      setImmediate(() => this.#openForNext());
      throw toDatabaseError(error);
    } finally {
      this.#opening -= 1;
    }
  }

  #openForNext(): void {
    this.#waiting.shift()?.(this.#open());
  }

  /** A lost session may have begun to connect again. */
  #drop(session: Session): void {
    this.#all.delete(session);
    void session.end();
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
