import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { engineOf } from './engine.ts';

/**
 * The expressions that SQLite and PostgreSQL write differently. Repositories take them from here
 * and never ask which engine they run on. Each gives the same result on both.
 */

/** Passes a list as one parameter, so that the statement is the same for any number of values. */
export function valuesOf(db: Db, list: readonly string[]): RawBuilder<string> {
  // PostgreSQL refuses NUL and half characters, which no stored text has.
  const texts = list.map((text) => text.toWellFormed().replaceAll('\0', '\uFFFD'));
  const json = JSON.stringify(engineOf(db) === 'sqlite' ? list : texts);
  return engineOf(db) === 'sqlite'
    ? sql`(select value from json_each(${json}))`
    : sql`(select value from json_array_elements_text(cast(cast(${json} as text) as json)))`;
}

/**
 * Passes rows of texts as one parameter, as a table that a query reads from.
 * @param columns the columns of the table
 * @param json the rows, a JSON array of objects with these keys
 */
export function rowsOf(db: Db, columns: readonly string[], json: string): RawBuilder<unknown> {
  if (engineOf(db) === 'sqlite') {
    const values = columns.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(values)} from json_each(${json}))`;
  }
  const types = columns.map((name) => sql`${sql.ref(name)} text`);
  return sql`(select * from json_to_recordset(cast(cast(${json} as text) as json))
    as given (${sql.join(types)}))`;
}

/** Returns a text as it is ordered and compared without regard to the case of ASCII letters. */
export function ignoringCase(db: Db, text: Expression<string> | string): RawBuilder<string> {
  const value = typeof text === 'string' ? sql.ref<string>(text) : text;
  return engineOf(db) === 'sqlite' ? sql`${value} collate nocase` : sql`lower(${value})`;
}

/** Compares a column with a value, without regard to the case of ASCII letters. */
export function equalsIgnoringCase(db: Db, column: string, value: string): RawBuilder<boolean> {
  const stored = ignoringCase(db, column);
  return engineOf(db) === 'sqlite'
    ? sql`${stored} = ${value}`
    : sql`${stored} = lower(cast(${value} as text) collate "C")`;
}

/** Tells whether a text has characters that are not ASCII, or the ASCII form of a domain with them. */
export function isInternational(column: string): RawBuilder<boolean> {
  const value = sql.ref(column);
  return sql`(octet_length(${value}) > length(${value}) or ${value} like '%xn--%')`;
}

/** Tells whether a text contains a part; the case of letters counts. */
export function contains(
  db: Db,
  text: Expression<string | null> | string,
  part: string,
): RawBuilder<boolean> {
  const value = typeof text === 'string' ? sql.ref(text) : text;
  return engineOf(db) === 'sqlite'
    ? sql`instr(${value}, ${part}) > 0`
    : sql`strpos(${value}, ${part}) > 0`;
}

/** Returns the number that `users` rows have in the order in which they were inserted. */
export function userNumber(db: Db): RawBuilder<number> {
  return engineOf(db) === 'sqlite' ? sql`rowid` : sql`${sql.ref('seq')}`;
}

/** Leaves out the rows that another transaction has locked, and locks the others. */
export function skippingLocked(db: Db) {
  return <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ): SelectQueryBuilder<DB, TB, O> =>
    engineOf(db) === 'sqlite' ? query : query.forUpdate().skipLocked();
}
