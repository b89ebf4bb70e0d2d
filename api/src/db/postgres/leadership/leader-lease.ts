import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database.ts';
import type { Post } from './leader-election.ts';

const LEASE_MS = 20_000;
/** The name of the row. */
export const LEADER_LEASE = 'leader';

/**
 * Leadership by a row that is leased for 20 seconds at a time, for a pooler in transaction mode, where
 * no lock of a session holds. The lease ends by the clock of the database.
 */
export class LeaderLease implements Post {
  readonly #db: Db;
  /** The name of this instance, and what tells it from another one of the same name. */
  readonly #holder: string;
  readonly #leaseMs: number;
  #heldUntil = 0;

  /** @param name the name of this instance */
  constructor(db: Db, name: string, leaseMs = LEASE_MS) {
    this.#db = db;
    this.#holder = `${name}#${randomBytes(4).toString('hex')}`;
    this.#leaseMs = leaseMs;
  }

  get isHeld(): boolean {
    return performance.now() < this.#heldUntil;
  }

  async hold(): Promise<void> {
    const askedAt = performance.now();
    const { rows } = await sql`
      insert into leases (name, holder, "expiresAt")
      values (${LEADER_LEASE}, ${this.#holder}, ${databaseTime(this.#leaseMs)})
      on conflict (name) do update set holder = excluded.holder, "expiresAt" = excluded."expiresAt"
        where leases.holder = excluded.holder or leases."expiresAt" <= ${databaseTime()}
      returning holder`.execute(this.#db);
    this.#heldUntil = rows.length > 0 ? askedAt + this.#leaseMs / 2 : 0;
  }

  async leave(): Promise<void> {
    this.#heldUntil = 0;
    await sql`delete from leases where name = ${LEADER_LEASE} and holder = ${this.#holder}`.execute(
      this.#db,
    );
  }
}

/**
 * Returns the SQL of an instant by the database's clock, which is the same for all instances.
 * @param inMs how long from now, in milliseconds
 */
export function databaseTime(inMs = 0): RawBuilder<string> {
  return sql`to_char((clock_timestamp() + make_interval(secs => cast(${inMs / 1000} as double precision)))
    at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
