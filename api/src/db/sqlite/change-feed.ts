import type Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** A table whose changes are reported. */
interface Tracking {
  table: keyof Tables;
  /** The column that identifies the changed row, or the SQL of what does, of `old` or `new`. */
  key: string | ((row: string) => string);
  /** A column whose changes are not reported. */
  except?: string;
  /** The only columns whose changes are reported. */
  only?: readonly string[];
}

const tracked = {
  breweries: { table: 'breweries', key: 'id' },
  /** Breweries without their counter, which every check-in raises. */
  brewery_facts: { table: 'breweries', key: 'id', except: 'checkins' },
  brewery_ownerships: { table: 'brewery_ownerships', key: 'breweryId' },
  users: { table: 'users', key: 'id' },
  special_events: { table: 'special_events', key: 'id' },
  weekly_events: { table: 'weekly_events', key: 'id' },
  podcast_episodes: { table: 'podcast_episodes', key: 'id' },
  global_settings: { table: 'global_settings', key: 'key' },
  /** Users with the same count on the same day, as `RankCache` counts them. */
  rank_groups: rankGroups('checkins', 'checkinsReachedAt'),
  verified_rank_groups: rankGroups('verifiedCheckins', 'verifiedReachedAt'),
} as const satisfies Record<string, Tracking>;

function rankGroups(count: string, reachedAt: string): Tracking {
  return {
    table: 'users',
    key: (row) => `${row}.${count} || ' ' || substr(coalesce(${row}.${reachedAt}, ''), 1, 10)`,
    only: [count, reachedAt, 'suspendedAt'],
  };
}

export type TrackedTable = keyof typeof tracked;

type Listener = (key: string) => void;

/**
 * Reports every row written on a connection; caches use it to find out whether they are stale. A
 * row counts as changed when its transaction ends, by a rollback too: a change means "read it
 * again" and does not carry the new values.
 */
export class ChangeFeed {
  readonly #versions = new Map<string, number>();
  readonly #listeners = new Map<string, Listener[]>();
  #open: [tracked: string, key: string][] = [];

  /** Returns a number that grows with every change of the table. */
  versionOf(name: TrackedTable): number {
    return this.#versions.get(name) ?? 0;
  }

  /** Returns a text that differs after a change of any of these tables. */
  versionsOf(names: readonly TrackedTable[]): string {
    return names.map((name) => this.versionOf(name)).join();
  }

  /** Calls back with the key of every changed row. */
  onChange(name: TrackedTable, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  /** Defines the function that the triggers of a connection report to. */
  attach(connection: Database.Database): void {
    connection.function('row_changed', { varargs: false }, (name: string, key: string) => {
      this.#open.push([name, key]);
      if (!connection.inTransaction) this.settle();
      return null;
    });
  }

  /** Reports the changes of the transaction that has ended. */
  settle(): void {
    if (this.#open.length === 0) return;
    const changed = this.#open;
    this.#open = [];
    for (const [name, key] of changed) {
      this.#versions.set(name, (this.#versions.get(name) ?? 0) + 1);
      for (const listener of this.#listeners.get(name) ?? []) listener(key);
    }
  }
}

/**
 * Installs the temporary triggers that report changes; they are not part of the file and end with
 * the connection. Cascades fire them too, so no code that writes has to invalidate anything.
 * @param db a connection that a `ChangeFeed` is attached to, after the migrations
 */
export async function installTriggers(db: Kysely<Tables>): Promise<void> {
  for (const [name, tracking] of Object.entries<Tracking>(tracked)) {
    const { table, key } = tracking;
    const keyOf = typeof key === 'string' ? (row: string) => `${row}.${key}` : key;
    const report = (row: 'old' | 'new') => `select row_changed('${name}', ${keyOf(row)});`;
    const triggers = {
      insert: [`insert on main.${table}`, report('new')],
      update: [
        `update ${await columnsOf(db, tracking)} on main.${table}`,
        report('old'),
        report('new'),
      ],
      delete: [`delete on main.${table}`, report('old')],
    };
    for (const [event, [when, ...reports]] of Object.entries(triggers)) {
      const statement = `create temp trigger ${name}_${event} after ${when} begin ${reports.join(' ')} end`;
      await sql.raw(statement).execute(db);
    }
  }
}

async function columnsOf(db: Kysely<Tables>, { table, except, only }: Tracking): Promise<string> {
  if (only !== undefined) return `of ${only.join(', ')}`;
  if (except === undefined) return '';
  const columns = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where name <> ${except}`.execute(db);
  return `of ${columns.rows.map((column) => column.name).join(', ')}`;
}
