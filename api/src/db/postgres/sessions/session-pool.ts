import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { DatabaseUnavailableError } from '../../../lib/database-unavailable.ts';
import { Availability } from '../../availability.ts';
import { hasNoConnectionsLeft, toDatabaseError } from './failures.ts';
import { Session } from './session.ts';
import type { SessionSettings } from './session-settings.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;
/** How long a session in use may take before it is closed all the same. */
const RELEASE_MS = 2000;

interface Waiter {
  resolve(session: Session): void;
  reject(error: unknown): void;
}

/**
 * Pools the connections of this process to the database. Queries fail at once while no connection
 * can be opened; one attempt at a time, with growing pauses, finds out when the database is back. The
 * driver's own pool is not used: with several hosts it retries forever without a pause, and a
 * reserved connection that fails to open is never released.
 */
export class SessionPool {
  readonly availability = new Availability();
  readonly #settings: DatabaseConfig & SessionSettings;
  readonly #all = new Set<Session>();
  readonly #idle: Session[] = [];
  #waiting: Waiter[] = [];
  readonly #opening = new Set<Promise<Session>>();
  readonly #allReleased = Promise.withResolvers<void>();
  /** Why no connection could be opened; undefined while nothing is known to be wrong. */
  #outage: DatabaseUnavailableError | undefined;
  #isReconnecting = false;
  readonly #ended = new AbortController();

  /** @param first an idle session that the pool takes over; it closes one that others share */
  constructor(settings: DatabaseConfig & SessionSettings, first?: Session) {
    this.#settings = settings;
    if (first?.isShared) {
      void first.end();
    } else if (first) {
      this.#all.add(first);
      this.#idle.push(first);
    }
  }

  /**
   * Returns a session for the caller alone. The caller must release it.
   * @throws DatabaseUnavailableError when none is free in time, or the server cannot be reached
   */
  async acquire(): Promise<Session> {
    if (this.#ended.signal.aborted) throw closed();
    for (let session = this.#idle.pop(); session; session = this.#idle.pop()) {
      if (!session.isLost) return session;
      this.#drop(session);
    }
    if (this.#outage) throw this.#outage;
    const acquired = this.#wait();
    this.#openForWaiting();
    return await acquired;
  }

  release(session: Session): void {
    if (session.isLost || this.#ended.signal.aborted) {
      this.#drop(session);
      if (session.isLost) this.#reconnect('after a loss');
    } else {
      this.#give(session);
    }
  }

  /** Waits a moment for the sessions in use, and closes all. */
  async end(): Promise<void> {
    this.#ended.abort();
    this.#rejectWaiting(closed());
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
    if (!this.#ended.signal.aborted) this.#all.delete(session);
    await session.end();
    this.#all.delete(session);
    if (this.#ended.signal.aborted && this.#all.size === 0) this.#allReleased.resolve();
  }

  #give(session: Session): void {
    const next = this.#waiting.shift();
    if (next) next.resolve(session);
    else this.#idle.push(session);
  }

  /** Opens as many connections as there are queries that wait, up to the limit. */
  #openForWaiting(): void {
    if (this.#isReconnecting) return;
    const room = this.#settings.connections - this.#all.size - this.#opening.size;
    const missing = Math.min(room, this.#waiting.length - this.#opening.size);
    for (let at = 0; at < missing; at += 1) void this.#open();
  }

  async #open(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      const isFull = hasNoConnectionsLeft(error);
      // Those that there are serve the queries that wait, and so do those that still open.
      if (isFull && this.#all.size + this.#opening.size > 0) return;
      // Several that open at once may refuse each other the last place: the next attempt is alone.
      if (!isFull) this.#fail(error);
      this.#reconnect('after a failure');
    }
  }

  async #connect(): Promise<void> {
    const opening = Session.connect(this.#settings);
    this.#opening.add(opening);
    try {
      const session = await opening;
      this.#all.add(session);
      this.release(session);
    } finally {
      this.#opening.delete(opening);
    }
  }

  /** Tries until a connection can be opened. */
  async #reconnect(why: 'after a loss' | 'after a failure'): Promise<void> {
    const { signal } = this.#ended;
    if (this.#isReconnecting || signal.aborted) return;
    this.#isReconnecting = true;
    // Idle sessions are probably lost too, and each query that took one would wait to find out.
    for (const session of this.#idle.splice(0)) this.#drop(session);
    if (why === 'after a loss') this.availability.lost();
    let pause = why === 'after a loss' ? 0 : FIRST_PAUSE_MS;
    for (let isBack = false; !isBack; ) {
      // By chance, so that several instances do not connect at the same moment.
      await delay(pause * (0.5 + Math.random()), undefined, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return;
      isBack = await this.#connect().then(
        () => true,
        (error) => {
          this.#fail(error);
          return false;
        },
      );
      pause = Math.min(Math.max(FIRST_PAUSE_MS, pause * 2), LONGEST_PAUSE_MS);
    }
    this.#isReconnecting = false;
    this.#outage = undefined;
    this.availability.back();
    this.#openForWaiting();
  }

  /** Fails what waits, and what comes until a connection can be opened. */
  #fail(cause: unknown): void {
    if (this.#ended.signal.aborted) return;
    const error = toDatabaseError(cause);
    const reason = cause instanceof Error ? cause.message : String(cause);
    this.#outage =
      error instanceof DatabaseUnavailableError && error.isOutage
        ? error
        : new DatabaseUnavailableError(`The database cannot be reached (${reason}).`, {
            cause,
            isOutage: true,
          });
    this.availability.away(this.#outage);
    this.#rejectWaiting(this.#outage);
  }

  #rejectWaiting(error: DatabaseUnavailableError): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { reject } of waiting) reject(error);
  }

  /** Closes a lost session, which may still hold its socket. */
  #drop(session: Session): void {
    void this.#close(session);
  }

  async #wait(): Promise<Session> {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        // A new connection has a limit of its own.
        if (this.#opening.size > 0) return timer.refresh();
        this.#waiting = this.#waiting.filter((one) => one !== waiter);
        reject(new DatabaseUnavailableError('All connections to the database are in use.'));
      }, this.#settings.waitMs);
      const waiter: Waiter = {
        resolve(session) {
          clearTimeout(timer);
          resolve(session);
        },
        reject(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.#waiting.push(waiter);
    });
  }
}

function closed(): DatabaseUnavailableError {
  return new DatabaseUnavailableError('The database was closed.');
}
