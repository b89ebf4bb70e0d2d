import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { freeConnection } from '../dialect.ts';
import type { Outcome } from './checkpoint-messages.ts';
import type { LogMover } from './checkpoint-worker.ts';

/** How long the write-ahead log gets, in pages of 4 kB. */
export interface LogSize {
  /** From here on it is moved. */
  due: number;
  /** From here on writes wait while the rest is moved, so that it begins anew. */
  most: number;
}

const SIZE: LogSize = { due: 250, most: 16_384 };
const PAGE_BYTES = 4096;
const SQLITES_OWN = 1000;
const BUSY_MS = 100;
const QUIET_MS = 1000;
const AFTER_FAILURE_MS = 10_000;

/**
 * Moves what was committed from the write-ahead log into the database, in a thread beside the
 * writes. SQLite by itself does that within a commit now and then, which waits for the disk.
 */
export class Checkpoints {
  readonly #db: Db;
  readonly #mover: LogMover;
  readonly #size: LogSize;
  #onFailure = (_reason: unknown) => {};
  #isFailing = false;
  #isToEmpty = false;
  #isStopped = false;
  #seen = 0;
  #timer: NodeJS.Timeout | undefined;
  #working = Promise.resolve();

  constructor(db: Db, mover: LogMover, size = SIZE) {
    this.#db = db;
    this.#mover = mover;
    this.#size = size;
  }

  /** Whether the log could not be moved when it was last due; it is tried again. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Calls back with the reason when the log cannot be moved any more. */
  onFailure(listener: (reason: unknown) => void): void {
    this.#onFailure = listener;
  }

  /** Takes it from the commits. */
  async start(): Promise<void> {
    const limit = sql.lit(this.#size.most * PAGE_BYTES);
    await sql`pragma journal_size_limit = ${limit}`.execute(this.#db);
    await this.#setForCommits(0);
    this.#lookIn(BUSY_MS);
  }

  /** Leaves nothing in the log of what was deleted: now, or when nobody reads from it any more. */
  async empty(): Promise<void> {
    this.#isToEmpty = true;
    await this.#look();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#working;
    await this.#mover.stop();
  }

  #lookIn(pauseMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#look(), pauseMs).unref();
  }

  /** Looks and moves, once at a time. */
  async #look(): Promise<void> {
    this.#working = this.#working.then(async () => this.#lookIn(await this.#moveOrTell()));
    await this.#working;
  }

  /** @returns when to look again */
  async #moveOrTell(): Promise<number> {
    try {
      const pauseMs = await this.#moveIfDue();
      if (this.#isFailing) await this.#setForCommits(0);
      this.#isFailing = false;
      return pauseMs;
    } catch (reason) {
      if (!this.#isFailing) this.#onFailure(reason);
      this.#isFailing = true;
      await this.#setForCommits(SQLITES_OWN).catch(() => {});
      return AFTER_FAILURE_MS;
    }
  }

  async #moveIfDue(): Promise<number> {
    const { log, waiting } = this.#measure();
    if (waiting < this.#size.due && !this.#isToEmpty) {
      const isQuiet = log === this.#seen;
      this.#seen = log;
      return isQuiet ? QUIET_MS : BUSY_MS;
    }
    const moved = await this.#mover.move('passive');
    // A backup, for one, reads what was there before: the log cannot begin anew.
    if (moved.checkpointed < moved.log) return QUIET_MS;
    if (this.#isToEmpty) this.#isToEmpty = (await this.#moveAlone('truncate')).busy === 1;
    else if (moved.log >= this.#size.most) await this.#moveAlone('passive');
    return BUSY_MS;
  }

  /** While nobody has the connection. */
  async #moveAlone(order: 'passive' | 'truncate'): Promise<Outcome> {
    return await this.#db.connection().execute(() => this.#mover.move(order));
  }

  #measure(): { log: number; waiting: number } {
    const connection = freeConnection(this.#db);
    // Whoever has it for longer is asked again soon.
    if (!connection) return { log: Number.NaN, waiting: 0 };
    const [{ log, checkpointed }] = connection.pragma('wal_checkpoint(noop)') as [Outcome];
    return { log, waiting: log - checkpointed };
  }

  async #setForCommits(pages: number): Promise<void> {
    await sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(this.#db);
  }
}
