import type Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** What is followed: a table, the column that says which row changed, and what does not count. */
interface Following {
  table: keyof Tables;
  key: string;
  /** A column whose changes are no change. */
  but?: string;
}

const followed = {
  breweries: { table: 'breweries', key: 'id' },
  /** All about breweries but the counter, which every check-in raises. */
  brewery_facts: { table: 'breweries', key: 'id', but: 'checkins' },
  brewery_ownerships: { table: 'brewery_ownerships', key: 'breweryId' },
  users: { table: 'users', key: 'id' },
  special_events: { table: 'special_events', key: 'id' },
  weekly_events: { table: 'weekly_events', key: 'id' },
  podcast_episodes: { table: 'podcast_episodes', key: 'id' },
  global_settings: { table: 'global_settings', key: 'key' },
} as const satisfies Record<string, Following>;

export type Followed = keyof typeof followed;

type Listener = (key: string) => void;

/**
 * Knows what was written on a connection, whoever wrote it: what is kept in memory asks here
 * whether it is still right. A row counts as changed when its transaction is over, however that
 * ended; so a change says "read it again", and never what the row holds now.
 */
export class Changes {
  readonly #versions = new Map<string, number>();
  readonly #listeners = new Map<string, Listener[]>();
  #open: [followed: string, key: string][] = [];

  /** A number that grows with every change. */
  versionOf(name: Followed): number {
    return this.#versions.get(name) ?? 0;
  }

  /** Of what is made of several: another text after a change of any. */
  versionsOf(names: readonly Followed[]): string {
    return names.map((name) => this.versionOf(name)).join();
  }

  /** Calls back for every changed row, with its key. */
  onChange(name: Followed, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  /** Lets the triggers of a connection report here. */
  attach(connection: Database.Database): void {
    connection.function('row_changed', { varargs: false }, (name: string, key: string) => {
      this.#open.push([name, key]);
      if (!connection.inTransaction) this.settle();
      return null;
    });
  }

  /** Tells what changed; called when a transaction is over. */
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
 * Follows the tables of a connection from now on, by triggers that live as long as it does and are
 * no part of the file: cascades fire them too, and no code that writes has to think of it.
 * @param db a connection that a `Changes` is attached to, with its tables made
 */
export async function follow(db: Kysely<Tables>): Promise<void> {
  for (const [name, following] of Object.entries<Following>(followed)) {
    const { table, key } = following;
    const report = (row: 'old' | 'new') => `select row_changed('${name}', ${row}.${key});`;
    const triggers = {
      insert: [`insert on main.${table}`, report('new')],
      update: [
        `update ${await columnsOf(db, following)} on main.${table}`,
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

async function columnsOf(db: Kysely<Tables>, { table, but }: Following): Promise<string> {
  if (but === undefined) return '';
  const columns = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where name <> ${but}`.execute(db);
  return `of ${columns.rows.map((column) => column.name).join(', ')}`;
}
