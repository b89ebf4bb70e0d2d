import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../../lib/refusal.ts';
import { checkRows } from './check-rows.ts';
import type { RowSource, RowTarget, Table } from './table.ts';
import { TableChecksum, type TableSum } from './table-checksum.ts';

export interface TransferOptions {
  /** Ends it early, with its reason. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: string) => void) | undefined;
}

/** A moved table, whose rows are equal in both databases. */
export type MovedTable = TableSum & { name: string };

/**
 * Copies all rows of all tables into a database without rows, then reads them there and compares
 * them with what was read first.
 * @param tables in an order in which each refers to earlier ones only
 * @throws WrongValueError; Refusal when a table is not the same afterwards
 */
export async function transferRows(
  source: RowSource,
  target: RowTarget,
  tables: readonly Table[],
  options: TransferOptions = {},
): Promise<MovedTable[]> {
  const moved: MovedTable[] = [];
  for (const table of tables) {
    const sum = await readAll(source, table, 'copying', options, async (rows, done) => {
      checkRows(table, rows, done + 1);
      await target.write(table, rows);
    });
    moved.push({ name: table.name, ...sum });
  }
  for (const [at, table] of tables.entries()) {
    const sum = await readAll(target, table, 'comparing', options);
    const { rows, sha256 } = moved[at] ?? sum;
    if (sum.rows === rows && sum.sha256 === sha256) continue;
    throw new Refusal(
      `The table ${table.name} is not the same after the copy: ${rows} rows (checksum ${sha256}) became ${sum.rows} (${sum.sha256}). Nothing was moved.`,
    );
  }
  return moved;
}

async function readAll(
  source: RowSource,
  table: Table,
  step: string,
  { signal, onProgress = () => {} }: TransferOptions,
  each: (rows: TableRows, done: number) => Promise<void> = async () => {},
): Promise<TableSum> {
  const checksum = new TableChecksum();
  for await (const rows of source.read(table)) {
    // SQLite answers at once: signals are noticed between two turns of the event loop only.
    await setImmediate();
    signal?.throwIfAborted();
    const { rows: done } = checksum.sum;
    onProgress(`${step} ${table.name}: ${done.toLocaleString('en-US')} rows`);
    await each(rows, done);
    checksum.add(rows);
  }
  return checksum.sum;
}

type TableRows = Parameters<TableChecksum['add']>[0];
