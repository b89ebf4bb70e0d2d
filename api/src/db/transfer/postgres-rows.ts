import { Refusal } from '../../lib/refusal.ts';
import { codeOf } from '../postgres/sessions/failures.ts';
import type { Session } from '../postgres/sessions/session.ts';
import {
  BATCH,
  type Column,
  quoted,
  type Row,
  type RowTarget,
  type Table,
  type Value,
} from './table.ts';

/** Codes of values and rows that PostgreSQL does not accept: data exceptions and constraints. */
const REFUSED = /^2[23]/;

/**
 * Returns the rows of a PostgreSQL database. All is read and written in the open transaction of a
 * session, so other sessions see all of it or nothing.
 * @param session with an open transaction, at repeatable read where it is to be read
 */
export function postgresRows(session: Session): RowTarget {
  let cursors = 0;
  return {
    async *read(table) {
      cursors += 1;
      const cursor = `moved_${cursors}`;
      const names = table.columns.map(({ name }) => quoted(name));
      await session.execute(
        `declare ${cursor} no scroll cursor for select ${names.join()} from ${quoted(table.name)}`,
      );
      for (;;) {
        const { rows } = await session.execute<Record<string, Value>>(
          `fetch ${BATCH} from ${cursor}`,
        );
        if (rows.length > 0) yield rows.map((row) => toRow(table, row));
        if (rows.length < BATCH) break;
      }
      await session.execute(`close ${cursor}`);
    },
    async write(table, rows) {
      const names = table.columns.map(({ name }) => quoted(name)).join();
      const lists = table.columns.map(({ kind }, at) => `$${at + 1}::${types[kind]}[]`).join();
      const values = table.columns.map((_column, at) => rows.map((row) => row[at] ?? null));
      await session
        .execute(
          `insert into ${quoted(table.name)} (${names}) select * from unnest(${lists})`,
          values,
        )
        .catch((error: unknown) => {
          throw REFUSED.test(codeOf(error)) ? refused(table, error) : error;
        });
    },
  };
}

/**
 * Prepares empty tables for their rows: the triggers would log each row for the caches of instances,
 * of which there are none yet.
 */
export async function beginLoading(session: Session, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    await session.control(`alter table ${quoted(name)} disable trigger user`);
  }
}

/** Ends `beginLoading`: sets the numbers that the database gives next, and what its planner knows. */
export async function endLoading(session: Session, tables: readonly Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    await session.control(`alter table ${quoted(name)} enable trigger user`);
    for (const column of columns.filter(({ isNumbered }) => isNumbered)) {
      const at = quoted(column.name);
      await session.execute(
        `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${at}), 1), max(${at}) is not null)
          from ${quoted(name)}`,
        [quoted(name), column.name],
      );
    }
  }
  await session.control('analyze');
}

const types: Record<Column['kind'], string> = {
  text: 'text',
  instant: 'text',
  flag: 'int',
  json: 'text',
  integer: 'int',
  bigint: 'bigint',
  real: 'double precision',
};

function toRow({ columns }: Table, row: Record<string, Value>): Row {
  return columns.map(({ name }) => row[name] ?? null);
}

/** Returns the refusal of a row, without the error's detail, which quotes the row. */
function refused({ name }: Table, cause: unknown): Refusal {
  const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
  const constraint =
    cause instanceof Error && 'constraint_name' in cause ? ` (${cause.constraint_name})` : '';
  return new Refusal(
    `PostgreSQL does not accept a row of ${name}${constraint || `: ${reason}`}. Nothing was moved. Look for damage in the source: hoptrail doctor`,
    { cause },
  );
}
