/**
 * The form in which rows travel between engines, and in which they are counted and compared. Both
 * engines store the same values (`docs/decisions/046-*.md`), so a row is a list of texts, numbers and
 * nulls, in the order of its table's columns.
 */
export type Value = string | number | null;
export type Row = readonly Value[];

/** What a column stores: an instant is ISO 8601 text, a flag 0 or 1, JSON a text. */
export type Kind = 'text' | 'instant' | 'flag' | 'json' | 'integer' | 'bigint' | 'real';

export interface Column {
  name: string;
  kind: Kind;
  isNullable: boolean;
  isKey: boolean;
  /** Whether the database numbers the rows itself. */
  isNumbered: boolean;
}

/** A table with the columns that are stored; generated ones are computed again. */
export interface Table {
  name: string;
  columns: readonly Column[];
}

/** The rows of one database at one moment. */
export interface RowSource {
  /** Reads all rows of a table, a batch at a time. */
  read(table: Table): AsyncIterable<Row[]>;
}

/** A database without rows, which is filled table by table. */
export interface RowTarget extends RowSource {
  write(table: Table, rows: readonly Row[]): Promise<void>;
}

/**
 * Tables that belong to running instances and not to the data, and those that are forgotten every day:
 * a moved or restored database begins without their rows.
 */
export const NOT_DATA: readonly string[] = [
  'change_log',
  'instances',
  'leases',
  'rate_limits',
  'view_keys',
  'view_marks',
];

/** How many rows are read and written at a time. */
export const BATCH = 2000;

/** Quotes the name of a table or column, for either engine. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
