import { DatabaseUnavailableError } from '../../../lib/database-unavailable.ts';
import type { Availability } from '../../availability.ts';
import type { Change, ChangeFeed } from '../../instances/change-feed.ts';
import { Session } from '../sessions/session.ts';
import type { SessionSettings } from '../sessions/session-settings.ts';
import { Pace } from './pace.ts';
import { DROP_FOREIGN, READ, type ReadRow, TRIM } from './statements.ts';
import { CHANNEL, WakeUps } from './wake-ups.ts';

/** Times of the log, in milliseconds. */
export interface LogTimes {
  /** Between two reads, if nothing wakes the reader. */
  poll: number;
  /** The same after a read without news, if notifications wake the reader. */
  idle: number;
  /** Without a read for this long, what is in memory may be stale. */
  lost: number;
  /** Between two times that old rows are deleted. */
  trim: number;
  /** How long rows are kept. An instance that was away for longer forgets everything. */
  keep: number;
}

const TIMES: LogTimes = { poll: 100, idle: 500, lost: 2000, trim: 5000, keep: 120_000 };

/** Rows of the log as `OWN_CHANGES` selects them. */
export interface LoggedChanges {
  /** The transaction that wrote them. */
  xid: string;
  /** The JSON of a list that alternates what a row is tracked as and its key. */
  changes: string;
}

/**
 * Reports the changes of all instances from the log that triggers write. Those of this instance are
 * reported by `reportOwn` before their writer is answered; others when a notification wakes the
 * reader, or at the next poll. A change may be reported twice.
 */
export class ChangeLog {
  readonly #changes: ChangeFeed;
  readonly #settings: SessionSettings;
  readonly #queries: Availability;
  readonly #times: LogTimes;
  readonly #pace = new Pace();
  readonly #wakeUps: WakeUps;
  /** Transactions that were reported, and that the reader has not passed. */
  readonly #own = new Set<string>();
  /** When a snapshot was taken, oldest first, to know what is old enough to be trimmed. */
  #snapshots: { at: number; snapshot: string }[] = [];
  #session: Session | undefined;
  /** Whether the session gets notifications. */
  #isListening = false;
  /** Whether the last read found changes of others. */
  #hasNews = false;
  /** All that was reported; undefined before the first read, and after a loss. */
  #snapshot: string | undefined;
  /** The start of the server that took the snapshot. */
  #server: string | undefined;
  #trimmedAt = performance.now();
  #overdue: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();

  /** @param queries whether queries reach the database */
  constructor(
    changes: ChangeFeed,
    settings: SessionSettings,
    queries: Availability,
    times: LogTimes = TIMES,
  ) {
    this.#changes = changes;
    this.#queries = queries;
    this.#times = times;
    this.#wakeUps = new WakeUps(() => this.#session);
    this.#settings = {
      ...settings,
      onNotify: (sender) => {
        if (sender !== this.#wakeUps.name) this.#pace.hurry();
      },
    };
  }

  /**
   * Reports what a transaction of this instance has changed, and wakes the others.
   * @param isOver whether it is known to be over; if not, its changes are reported again
   */
  reportOwn(rows: readonly LoggedChanges[], isOver: boolean): void {
    for (const { xid, changes } of rows) {
      if (isOver && this.#snapshot !== undefined) this.#own.add(xid);
      this.#changes.report(pairs(changes));
    }
    if (rows.length > 0) this.#wakeUps.send();
  }

  /** Reports that this instance has changed rows that it does not know. */
  reportAny(): void {
    this.#changes.reset();
    this.#wakeUps.send();
  }

  /** Begins to read the log; caches must be empty until then. */
  async start(): Promise<void> {
    await this.#read();
    this.#overdue = setTimeout(() => this.#changes.lose(), this.#times.lost).unref();
    this.#reading = this.#follow();
  }

  async stop(): Promise<void> {
    this.#pace.stop();
    await this.#wakeUps.stop();
    clearTimeout(this.#overdue);
    await this.#reading;
    await this.#session?.end();
  }

  async #follow(): Promise<void> {
    while (await this.#pace.next(this.#wait())) {
      try {
        await this.#read();
        this.#overdue?.refresh();
        this.#changes.resume();
      } catch {
        // Tried again at the next poll. Queries of requests report the reason.
        this.#changes.lose();
      }
    }
  }

  #wait(): number {
    return this.#isListening && !this.#hasNews ? this.#times.idle : this.#times.poll;
  }

  async #read(): Promise<void> {
    const session = await this.#connected();
    const own = [...this.#own];
    const { rows } = await session.execute<ReadRow>(READ, [this.#snapshot ?? null, own]);
    const [first] = rows;
    if (first === undefined) return;
    this.#hasNews = rows.some(({ xid }) => xid !== null);
    const hasGap = this.#snapshot === undefined || first.hasGap === 1;
    this.#snapshot = first.snapshot;
    if (hasGap || first.server !== this.#server) this.#forget(first.server);
    else this.#reportOthers(rows);
    for (const xid of own) this.#own.delete(xid);
    if (performance.now() - this.#trimmedAt > this.#times.trim) await this.#trim(session);
  }

  /** Leaves out what was written here, and reported, during the read: caches may have it already. */
  #reportOthers(rows: readonly ReadRow[]): void {
    for (const { xid, changes } of rows) {
      if (xid === null || changes === null || this.#own.has(xid)) continue;
      this.#changes.report(pairs(changes));
    }
  }

  /** Rows of the log may have been missed: everything counts as changed. */
  #forget(server: string): void {
    this.#server = server;
    this.#snapshots = [];
    this.#own.clear();
    this.#changes.reset();
  }

  async #connected(): Promise<Session> {
    if (this.#session && !this.#session.isLost) return this.#session;
    // Not awaited: the driver takes a second to end a broken connection.
    void this.#session?.end();
    this.#session = undefined;
    // The server may have crashed, and given numbers of transactions a second time.
    this.#snapshot = undefined;
    // Memory is not to be emptied while queries cannot fill it again.
    if (this.#queries.isAway) throw new DatabaseUnavailableError('The database is away.');
    const session = await Session.connect(this.#settings);
    this.#session = session;
    await session.execute(DROP_FOREIGN);
    // A shared session gets no notifications, and some databases have none: polling does without.
    this.#isListening = !session.isShared && (await listens(session));
    return session;
  }

  async #trim(session: Session): Promise<void> {
    const now = performance.now();
    this.#trimmedAt = now;
    if (this.#snapshot !== undefined) this.#snapshots.push({ at: now, snapshot: this.#snapshot });
    const old = this.#snapshots.findLast(({ at }) => at <= now - this.#times.keep);
    if (old === undefined) return;
    this.#snapshots = this.#snapshots.filter(({ at }) => at > old.at);
    await session.execute(TRIM, [old.snapshot, new Date().toISOString()]);
  }
}

/** Listens to notifications, and returns whether the database has them. */
async function listens(session: Session): Promise<boolean> {
  return await session.control(`listen ${CHANNEL}`).then(
    () => true,
    () => false,
  );
}

function pairs(json: string): Change[] {
  const flat: string[] = JSON.parse(json);
  return flat.flatMap((name, at): Change[] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));
}
