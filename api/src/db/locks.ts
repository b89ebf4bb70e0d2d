import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { engineOf } from './engine.ts';
import { valuesOf } from './sql.ts';
import type { Tables } from './tables/tables.ts';

/**
 * What a transaction locks before it reads what its write depends on. On SQLite nothing is needed:
 * its one writer holds the write lock from the beginning. On PostgreSQL a lock lasts until the
 * transaction ends; `lab/scale.md` lists the locks of every write.
 */

/** The tables whose rows have an id. */
type TableWithIds = {
  [Name in keyof Tables]: Tables[Name] extends { id: string } ? Name : never;
}[keyof Tables];

/**
 * Locks a name, for checks that no single row stands for: a count, or a row that does not exist yet.
 * @param trx the transaction
 */
export async function lock(trx: Db, name: string): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/**
 * Locks rows against changes by other transactions; they may still be read and referred to.
 * @param trx the transaction
 * @param ids of the rows, or a query of them in parentheses
 */
export async function lockRows(
  trx: Db,
  table: TableWithIds,
  ids: readonly string[] | RawBuilder<string>,
): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  const these = 'toOperationNode' in ids ? ids : valuesOf(trx, ids);
  await sql`select from ${sql.table(table)} where id in ${these}
    order by id for no key update`.execute(trx);
}

/**
 * Locks a table against writes by other transactions.
 * @param trx the transaction
 */
export async function lockTable(trx: Db, table: keyof Tables): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
}
