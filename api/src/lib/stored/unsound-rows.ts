import { channel } from 'node:diagnostics_channel';
import { type LeftOutRow, leftOutOf } from '@hoptrail/contracts/stored/rows';
import type { z } from 'zod';
import { recentKeys } from '../recent-keys.ts';

/** A stored row of which a response shows nothing, or not all. */
interface UnsoundRow extends LeftOutRow {
  /** The procedure or feed, if it leaves the row out. */
  from?: string;
}

/** The readers of rows know no log. */
const reports = channel('hoptrail.unsound-row');
/** How many rows are remembered, so that each is logged once. */
const MAX_LOGGED = 10_000;

/**
 * Logs rows that are not sound, each problem of a row once, until the returned function is called.
 * @param log the log of the server
 */
export function logUnsoundRows(log: { warn(facts: object, text: string): void }): () => void {
  const logged = recentKeys<true>(MAX_LOGGED);
  const write = (row: unknown) => {
    const key = JSON.stringify(row);
    if (logged.has(key)) return;
    logged.set(key, true);
    log.warn({ row }, 'a stored row is not sound');
  };
  reports.subscribe(write);
  return () => void reports.unsubscribe(write);
}

/** Reports a row that is not sound, for the log. */
export function reportUnsound(row: UnsoundRow): void {
  reports.publish(row);
}

/** Reports the rows that the contract of a response has left out. */
export function reportLeftOut(from: string, data: unknown): void {
  for (const row of leftOutOf(data)) reportUnsound({ ...row, from });
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
  for (const value of Object.values(data)) reportLeftOut(from, value);
}

/**
 * Returns what `read` returns of each row, without the rows for which it fails; reports those.
 * @param from the feed that shows the rows
 */
export function soundRows<Row extends { id: string }, Result>(
  from: string,
  rows: readonly Row[],
  read: (row: Row) => Result,
): Result[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      reportUnsound({ from, id: row.id, problem: String(error) });
      return [];
    }
  });
}

/**
 * Returns a value that is stored as JSON.
 * @param column the row, its column and the text in it
 * @returns the other value if the text is no JSON, or not what the contract says
 */
export function storedJson<Contract extends z.ZodType>(
  column: { id: string; name: string; text: string },
  contract: Contract,
  otherwise: z.output<Contract>,
): z.output<Contract> {
  try {
    return contract.parse(JSON.parse(column.text));
  } catch {
    reportUnsound({ id: column.id, problem: `${column.name}: not what is stored there` });
    return otherwise;
  }
}
