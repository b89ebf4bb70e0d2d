import type Sqlite from 'better-sqlite3';
import { Refusal } from '../../lib/refusal.ts';
import { openSqliteFile, type SqliteFileOptions } from '../sqlite/sqlite-file.ts';
import {
  BATCH,
  type Column,
  NOT_DATA,
  quoted,
  type Row,
  type RowSource,
  type RowTarget,
  type Table,
} from './table.ts';

/** The rows of an SQLite file. */
export interface SqliteRows extends RowSource {
  close(): void;
}

/**
 * Opens an SQLite file to read its rows as they are at this moment.
 * @param tables the tables that it must have, neither more nor fewer
 * @throws Refusal when it has other tables or columns
 */
export function openSqliteRows(
  file: string,
  tables: readonly Table[],
  options: SqliteFileOptions,
): SqliteRows {
  const connection = openSqliteFile(file, options, { readonly: true, fileMustExist: true });
  try {
    connection.exec('begin; select count(*) from sqlite_schema');
    ensureSameTables(connection, tables);
  } catch (error) {
    connection.close();
    throw error;
  }
  return { read: (table) => readTable(connection, table), close: () => connection.close() };
}

/**
 * Fills an SQLite file that has the schema and no rows. The file is not safe against a power cut until
 * it is closed and flushed.
 * @throws Refusal when it has other tables or columns
 */
export function fillSqliteFile(
  file: string,
  tables: readonly Table[],
  options: SqliteFileOptions,
): RowTarget & { close(): void } {
  const connection = openSqliteFile(file, options, { fileMustExist: true });
  connection.pragma('journal_mode = OFF');
  connection.pragma('synchronous = OFF');
  connection.pragma('foreign_keys = OFF');
  connection.pragma('cache_size = -128000');
  ensureSameTables(connection, tables);
  connection.exec('begin');
  return {
    read: (table) => readTable(connection, table),
    async write(table, rows) {
      const names = table.columns.map((column) => nameIn(connection, table, column));
      const places = names.map(() => '?').join();
      const insert = connection.prepare(
        `insert into ${quoted(table.name)} (${names.join()}) values (${places})`,
      );
      for (const row of rows) insert.run(row);
    },
    close() {
      if (connection.inTransaction) connection.exec('commit');
      connection.close();
    },
  };
}

async function* readTable(connection: Sqlite.Database, table: Table): AsyncGenerator<Row[]> {
  const names = table.columns.map((column) => nameIn(connection, table, column));
  const select = connection
    .prepare<[], Row>(`select ${names.join()} from ${quoted(table.name)}`)
    .raw();
  let rows: Row[] = [];
  for (const row of select.iterate()) {
    rows.push(row);
    if (rows.length < BATCH) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

function ensureSameTables(connection: Sqlite.Database, tables: readonly Table[]): void {
  const there = connection
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
        and name not like 'kysely\\_%' escape '\\'`,
    )
    .pluck()
    .all();
  const columnsHere = there
    .filter((name) => !NOT_DATA.includes(name))
    .flatMap((name) => columnsOf(connection, name).map((column) => `${name}.${column}`));
  const wanted = tables.flatMap((table) =>
    table.columns
      .filter((column) => !isRowNumber(connection, table, column))
      .map(({ name }) => `${table.name}.${name}`),
  );
  const [different] = [...new Set(columnsHere).symmetricDifference(new Set(wanted))];
  if (different === undefined) return;
  throw new Refusal(
    `Only one of the two databases has ${different}: their schemas differ. Nothing was moved.`,
  );
}

/** Returns how SQLite calls a column: what only PostgreSQL stores is the row's number here. */
function nameIn(connection: Sqlite.Database, table: Table, column: Column): string {
  return isRowNumber(connection, table, column) ? 'rowid' : quoted(column.name);
}

function isRowNumber(connection: Sqlite.Database, { name }: Table, column: Column): boolean {
  return column.isNumbered && !columnsOf(connection, name).includes(column.name);
}

/** Returns the stored columns of a table. */
function columnsOf(connection: Sqlite.Database, table: string): string[] {
  return connection
    .prepare<[string], string>('select name from pragma_table_info(?)')
    .pluck()
    .all(table);
}
