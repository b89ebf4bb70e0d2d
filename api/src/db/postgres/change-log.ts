import type { Change, ChangeFeed } from '../change-feed.ts';
import { Session, type SessionSettings } from './session.ts';

const POLL_MS = 100;
const TRIM_MS = 60_000;
/** Rows this old may be trimmed: who has not read for half of this time cannot catch up. */
const KEPT_MS = 120_000;

/** Rows of the log as `OWN_CHANGES` selects them. */
export interface LoggedChanges {
  /** The transaction that wrote them. */
  xid: string;
  /** The JSON of a list that alternates what a row is tracked as and its key. */
  changes: string;
}

/** The changes of the open transaction. */
export const OWN_CHANGES = `select xid::text as xid, to_json(changes)::text as changes
  from change_log where xid = pg_current_xact_id_if_assigned()`;

/**
 * Everything that became visible between two snapshots, whenever it was written: a transaction that
 * stays open hides nothing and is not missed.
 */
const NEWS = `with now as materialized (select pg_current_snapshot() as snapshot)
  select now.snapshot::text as snapshot, log.xid::text as xid, to_json(log.changes)::text as changes
  from now left join change_log log on log.xid >= pg_snapshot_xmin($1::pg_snapshot)
    and not pg_visible_in_snapshot(log.xid, $1::pg_snapshot)`;

type News = { snapshot: string; xid: string | null; changes: string | null };

/**
 * Reports the changes of all processes from the log that triggers write. Those of this process are
 * reported by `reportOwn` before their writer is answered; others within a tenth of a second.
 */
export class ChangeLog {
  readonly #changes: ChangeFeed;
  readonly #settings: SessionSettings;
  readonly #own = new Set<string>();
  /** When a snapshot was taken, oldest first, to know what is old enough to be trimmed. */
  #snapshots: { at: number; snapshot: string }[] = [];
  #session: Session | undefined;
  #snapshot = '';
  #readAt = Number.NEGATIVE_INFINITY;
  #trimmedAt = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #reading: Promise<void> = Promise.resolve();

  constructor(changes: ChangeFeed, settings: SessionSettings) {
    this.#changes = changes;
    this.#settings = settings;
  }

  /** Reports what a transaction of this process has changed. */
  reportOwn(rows: readonly LoggedChanges[]): void {
    for (const { xid, changes } of rows) {
      this.#own.add(xid);
      this.#changes.report(pairs(changes));
    }
  }

  /** Begins to read the log; caches must be empty until then. */
  async start(): Promise<void> {
    await this.#read();
    this.#schedule();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#reading;
    await this.#session?.end();
  }

  #schedule(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      // Failing reads are tried again; the next query of a request reports the reason.
      this.#reading = this.#read().catch(() => {});
      this.#reading.then(() => this.#schedule());
    }, POLL_MS);
    this.#timer.unref();
  }

  async #read(): Promise<void> {
    if (this.#session === undefined || this.#session.isLost) {
      await this.#session?.end();
      this.#session = await Session.connect(this.#settings);
    }
    const isLate = performance.now() - this.#readAt > KEPT_MS / 2;
    if (isLate) await this.#beginAnew(this.#session);
    const { rows } = await this.#session.execute<News>(NEWS, [this.#snapshot]);
    for (const { xid, changes } of rows) {
      if (xid !== null && changes !== null && !this.#own.has(xid)) {
        this.#changes.report(pairs(changes));
      }
    }
    for (const { xid } of rows) if (xid !== null) this.#own.delete(xid);
    this.#readAt = performance.now();
    this.#snapshot = rows[0]?.snapshot ?? this.#snapshot;
    if (this.#readAt - this.#trimmedAt > TRIM_MS) await this.#trim(this.#session);
  }

  /** After a long silence rows may have been trimmed unread: everything counts as changed. */
  async #beginAnew(session: Session): Promise<void> {
    const { rows } = await session.execute<{ snapshot: string }>(
      'select pg_current_snapshot()::text as snapshot',
    );
    this.#snapshot = rows[0]?.snapshot ?? '';
    this.#own.clear();
    this.#changes.reset();
  }

  async #trim(session: Session): Promise<void> {
    const now = performance.now();
    this.#trimmedAt = now;
    this.#snapshots.push({ at: now, snapshot: this.#snapshot });
    const old = this.#snapshots.findLast(({ at }) => at <= now - KEPT_MS);
    if (old === undefined) return;
    this.#snapshots = this.#snapshots.filter(({ at }) => at >= old.at);
    const before = old.snapshot;
    await session.execute('delete from change_log where xid < pg_snapshot_xmin($1::pg_snapshot)', [
      before,
    ]);
  }
}

function pairs(json: string): Change[] {
  const flat: string[] = JSON.parse(json);
  return flat.flatMap((name, at): Change[] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));
}
