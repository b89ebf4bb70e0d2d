import { Refusal } from '../../lib/refusal.ts';
import type { Column, Kind, Row, Table, Value } from './table.ts';

/** Thrown for a value that is not of its column's kind. Names it without quoting it. */
export class WrongValueError extends Refusal {
  override name = 'WrongValueError';
}

const LARGEST_INTEGER = 2 ** 31;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Checks that every value is of its column's kind: nothing is converted, rounded or cut.
 * @param first the number of the first row in its table, from 1
 * @throws WrongValueError
 */
export function checkRows(table: Table, rows: readonly Row[], first: number): void {
  for (const [at, row] of rows.entries()) {
    for (const [place, column] of table.columns.entries()) {
      const value = row[place] ?? null;
      if (isOfKind(value, column)) continue;
      throw new WrongValueError(
        `${table.name}.${column.name} of ${nameOf(table, row, first + at)} holds ${describe(value)} where ${expected[column.kind]} is expected. Nothing was moved. Correct that row, then try again.`,
      );
    }
  }
}

function isOfKind(value: Value, { kind, isNullable }: Column): boolean {
  return value === null ? isNullable : checks[kind](value);
}

const checks: Record<Kind, (value: string | number) => boolean> = {
  text: isText,
  instant: (value) => isText(value) && INSTANT.test(value) && isOnCalendar(value),
  flag: (value) => value === 0 || value === 1,
  json: (value) => isText(value) && isJson(value),
  integer: (value) =>
    Number.isInteger(value) && Number(value) < LARGEST_INTEGER && Number(value) >= -LARGEST_INTEGER,
  bigint: (value) => Number.isSafeInteger(value),
  real: (value) => Number.isFinite(value),
};

const expected: Record<Kind, string> = {
  text: 'a text',
  instant: 'a time such as 2026-05-01T12:00:00.000Z',
  flag: '0 or 1',
  json: 'JSON',
  integer: 'a whole number of 32 bits',
  bigint: 'a whole number of 53 bits',
  real: 'a number',
};

/** Returns whether PostgreSQL can store a text: it takes neither NUL nor unpaired surrogates. */
function isText(value: string | number): value is string {
  return typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
}

/** Rejects the 30th of February, which `Date` would turn into a day of March. */
function isOnCalendar(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** Returns what a value is, without the value: it may be personal. */
function describe(value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a fraction';
  if (typeof value !== 'string') return 'binary data';
  if (value.includes('\0')) return 'a text with a NUL character';
  if (!value.isWellFormed()) return 'a text with half a character';
  return `a text of ${value.length} characters`;
}

/** Names a row by its ids; by its position where its key is an address or a secret. */
function nameOf(table: Table, row: Row, position: number): string {
  const ids = table.columns.flatMap(({ name, isKey }, at) =>
    isKey && /^(id|seq|\w+Id)$/.test(name) ? [`${name} ${row[at]}`] : [],
  );
  return ids.length > 0 ? `the row with ${ids.join(', ')}` : `row ${position}`;
}
