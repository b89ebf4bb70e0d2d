import type Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { type Change, type ChangeFeed, type Tracking, tracked } from '../instances/change-feed.ts';
import type { Tables } from '../tables/tables.ts';

/** Collects the rows that a connection writes, and reports them when their transaction ends. */
export class RowTriggers {
  readonly #changes: ChangeFeed;
  #open: Change[] = [];

  constructor(changes: ChangeFeed) {
    this.#changes = changes;
  }

  /** Defines the function that the triggers of a connection report to. */
  attach(connection: Database.Database): void {
    connection.function('row_changed', { varargs: false }, (name: string, key: string | null) => {
      if (key !== null) this.#open.push([name, key]);
      if (!connection.inTransaction) this.settle();
      return null;
    });
  }

  /** Reports the changes of the transaction that has ended. */
  settle(): void {
    if (this.#open.length === 0) return;
    const changed = this.#open;
    this.#open = [];
    this.#changes.report(changed);
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
