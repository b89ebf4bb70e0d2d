import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type FoundTable, tablesOf } from '../data-folder/tables-of.ts';

const MAX_ROWS = 80;

type Row = Record<string, unknown>;

/** A change of the rows of one table. */
export interface RowChange {
  table: string;
  /** Makes the change. @returns whether a row differs after it */
  make(trx: Db): Promise<boolean>;
}

/**
 * Returns changes of every table, by their names: swap the values of each column, delete a row,
 * insert a row. Values that violate a constraint are left out.
 */
export async function rowChangesOf(db: Db): Promise<Map<string, RowChange>> {
  const changes = new Map<string, RowChange>();
  for (const table of await tablesOf(db)) {
    const { name, columns } = table;
    for (const column of columns) {
      const make = async (trx: Db) => await swapValues(trx, table, column);
      changes.set(`${name}.${column}`, { table: name, make });
    }
    const remove = async (trx: Db) => await deleteRow(trx, table);
    changes.set(`delete from ${name}`, { table: name, make: remove });
    const insert = async (trx: Db) => await insertRow(trx, table);
    changes.set(`insert into ${name}`, { table: name, make: insert });
  }
  return changes;
}

/** Gives each row the value of the next one. */
async function swapValues(trx: Db, table: FoundTable, column: string): Promise<boolean> {
  const rows = await firstRows(trx, table);
  let isChanged = false;
  for (const [index, row] of rows.entries()) {
    const value = rows[(index + 1) % rows.length]?.[column];
    if (isDeepStrictEqual(value, row[column])) continue;
    const update = sql`update ${sql.table(table.name)} set ${sql.ref(column)} = ${value}
      where ${isRow(table, row)}`;
    if (await attempt(update, trx)) isChanged = true;
  }
  return isChanged;
}

async function deleteRow(trx: Db, table: FoundTable): Promise<boolean> {
  const row = (await firstRows(trx, table)).at(-1);
  if (!row) return false;
  return await attempt(sql`delete from ${sql.table(table.name)} where ${isRow(table, row)}`, trx);
}

/** Inserts a copy of the first row with other unique values. */
async function insertRow(trx: Db, table: FoundTable): Promise<boolean> {
  const [row] = await firstRows(trx, table);
  if (!row) return false;
  const values = table.columns.map((column) =>
    typeof row[column] === 'string' && /^(id|username|email|key|tokenHash)$/.test(column)
      ? sql`${`new-${row[column]}`}`
      : sql`${row[column]}`,
  );
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const insert = sql`insert into ${sql.table(table.name)} (${columns}) values (${sql.join(values)})`;
  return await attempt(insert, trx);
}

async function firstRows(trx: Db, { name, key }: FoundTable): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const select = sql<Row>`select * from ${sql.table(name)} order by ${columns}
    limit ${sql.lit(MAX_ROWS)}`;
  return (await select.execute(trx)).rows;
}

function isRow({ key }: FoundTable, row: Row): RawBuilder<unknown> {
  return sql.join(
    key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  );
}

/** Executes a write. @returns false if it violates a constraint */
async function attempt(query: RawBuilder<unknown>, trx: Db): Promise<boolean> {
  await sql`savepoint attempt`.execute(trx);
  try {
    await query.execute(trx);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // PostgreSQL's class 23 is of violated constraints.
    if (!/^(SQLITE_CONSTRAINT|23)/.test(code)) throw error;
    await sql`rollback to attempt`.execute(trx);
    return false;
  } finally {
    await sql`release attempt`.execute(trx);
  }
}
