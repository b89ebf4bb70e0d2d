import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { freeConnection } from '../dialect.ts';
import type { CheckpointMode, CheckpointResult } from './checkpoint-messages.ts';
import type { CheckpointWorker } from './checkpoint-worker.ts';

/** Limits of the write-ahead log, in pages of 4 kB. */
export interface LogSize {
  /** From this length on a checkpoint is due. */
  due: number;
  /** From this length on writes wait for the checkpoint, so that the log restarts from its beginning. */
  most: number;
}

const SIZE: LogSize = { due: 250, most: 16_384 };
const PAGE_BYTES = 4096;
const SQLITES_OWN = 1000;
const BUSY_MS = 100;
const QUIET_MS = 1000;
const AFTER_FAILURE_MS = 10_000;

/**
 * Decides when to checkpoint the write-ahead log, and lets a worker thread do it, a megabyte at a time.
 * By default SQLite runs checkpoints within the commit that makes the log longer than 4 MB, which then
 * waits for the disk twice more and blocks the whole server.
 *
 * A `passive` checkpoint does not block the main connection, but cannot reach the end of the log while
 * there are writes. When the log has 64 MB, the main connection waits until the thread has copied the
 * rest. It does not wait while an older snapshot
 * is read, for example by a backup: the log grows until then, and is truncated to 64 MB afterwards. If the
 * thread cannot run or the disk is full, health and the log report it, commits run the checkpoints, and
 * the thread tries again every 10 seconds.
 *
 * After an account is deleted, the thread also overwrites the unused space of pages: `secure_delete` leaves
 * the copies that SQLite makes when it moves rows to another page. The thread finds these pages while
 * writes go on; only overwriting them blocks.
 *
 * Measured with 500 check-ins in each of 12 windows of 2.5 s, on a database of 113 MB, medians of the
 * windows: the 99th percentile was 6.8 ms and the maximum 17 ms when commits checkpoint, 2.8 and 6.0 ms
 * with the thread, 2.2 and 4.5 ms without any checkpoint. Blocking more often was worse: 22 ms with a limit
 * of 4 MB. Not chosen: a process (45 MB, half a second of a core at each start), and small steps on the
 * main thread (SQLite waits for the disk in each). The thread takes 6 MB. Both connections must use the
 * same copy of SQLite, since its locks belong to the process.
 */
export class Checkpoints {
  readonly #db: Db;
  readonly #worker: CheckpointWorker;
  readonly #size: LogSize;
  #onFailure = (_reason: unknown) => {};
  #isFailing = false;
  #isToEmpty = false;
  #isStopped = false;
  #seen = 0;
  #timer: NodeJS.Timeout | undefined;
  #working = Promise.resolve();

  constructor(db: Db, worker: CheckpointWorker, size = SIZE) {
    this.#db = db;
    this.#worker = worker;
    this.#size = size;
  }

  /** Whether the last checkpoint failed. It is retried. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Calls back with the reason when checkpoints begin to fail. */
  onFailure(listener: (reason: unknown) => void): void {
    this.#onFailure = listener;
  }

  /** Turns off SQLite's automatic checkpoints and starts the worker's. */
  async start(): Promise<void> {
    const limit = sql.lit(this.#size.most * PAGE_BYTES);
    await sql`pragma journal_size_limit = ${limit}`.execute(this.#db);
    await this.#setForCommits(0);
    this.#lookIn(BUSY_MS);
  }

  /**
   * Empties the log and overwrites the unused space of the database, so that deleted data leaves both:
   * now, or once the log's last reader has finished.
   */
  async empty(): Promise<void> {
    this.#isToEmpty = true;
    await this.#look();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#working;
    await this.#worker.stop();
  }

  #lookIn(pauseMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#look(), pauseMs).unref();
  }

  /** Measures the log and checkpoints it where that is due; one run at a time. */
  async #look(): Promise<void> {
    this.#working = this.#working.then(async () => this.#lookIn(await this.#checkpointOrReport()));
    await this.#working;
  }

  /** @returns the pause until the next measurement, in milliseconds */
  async #checkpointOrReport(): Promise<number> {
    try {
      const pauseMs = await this.#checkpointIfDue();
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

  async #checkpointIfDue(): Promise<number> {
    const { log, waiting } = this.#measure();
    if (waiting < this.#size.due && !this.#isToEmpty) {
      const isQuiet = log === this.#seen;
      this.#seen = log;
      return isQuiet ? QUIET_MS : BUSY_MS;
    }
    const moved = await this.#worker.checkpoint('passive');
    // A reader, such as a backup, still needs the older pages: the log cannot restart.
    if (moved.checkpointed < moved.log) return QUIET_MS;
    if (this.#isToEmpty) this.#isToEmpty = !(await this.#empty());
    else if (moved.log >= this.#size.most) await this.#checkpointAlone('passive');
    return BUSY_MS;
  }

  /** Runs a checkpoint while it holds the connection alone. */
  async #checkpointAlone(mode: CheckpointMode): Promise<CheckpointResult> {
    return await this.#db.connection().execute(() => this.#worker.checkpoint(mode));
  }

  /** Empties the log and the unused space. @returns false if a reader still needs the log */
  async #empty(): Promise<boolean> {
    // Reads the whole file, while the connection goes on.
    let left = await this.#worker.findOldRows();
    let isEmpty: boolean;
    do {
      isEmpty = await this.#db.connection().execute(async (connection) => {
        if ((await this.#worker.checkpoint('truncate')).busy === 1) return false;
        if (left === 0) return true;
        left = await this.#worker.overwriteOldRows();
        // Removes the pages from memory: the next write would bring the old rows back with them.
        await sql`pragma shrink_memory`.execute(connection);
        return true;
      });
    } while (isEmpty && left > 0);
    return isEmpty;
  }

  #measure(): { log: number; waiting: number } {
    const connection = freeConnection(this.#db);
    // A query is running on the connection: measure again soon.
    if (!connection) return { log: Number.NaN, waiting: 0 };
    const [{ log, checkpointed }] = connection.pragma('wal_checkpoint(noop)') as [CheckpointResult];
    return { log, waiting: log - checkpointed };
  }

  async #setForCommits(pages: number): Promise<void> {
    await sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(this.#db);
  }
}
