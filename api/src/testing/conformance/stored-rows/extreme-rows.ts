import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The most extreme texts that the database accepts, also those of older versions and imports. */
const TEXTS = [
  ...['', ' ', 'x', 'null', '[]', '{}', '[1]', '{"a":1}', '"May"', '0', '-1', '1e308', 'NaN'],
  ...['9999-12-31', '0001-01-01', '2026-02-31', '20261-01-01', 'May 1, 99', '12/24/2026'],
  ...['9999-12-31T23:59:59.999Z', '0000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'],
  ...[
    '2026-04-31T12:00:00.000Z',
    '9999-99-99T99:99:99.999Z',
    '2026-05-01 12:00:00',
    '2026-05-01T12:00:00+02:00',
    'yesterday',
    'Dec 24 - 2026',
  ],
  ...['8 PM - 2 AM', '25:00', '7:65 PM', 'all day', 'Mars/Phobos', 'Etc/GMT+99', 'en-US'],
  ...['http://[', 'https://', 'javascript:alert(1)', '/objects/uploads/../x', '//evil.example'],
  ...[
    '91',
    '-181',
    '35.4666123456789',
    '1.',
    'Someday',
    '{"days":[]}',
    '{"days":[[{"opens":"x"}]]}',
  ],
  ...[
    '\u0001\u001f\u007f',
    '\u202e\ufeff\u200b',
    '\ufffd\u{1f37a}',
    'line\r\nBEGIN:VEVENT',
    '%00%zz',
  ],
  '[{"from":"9999-12-31","to":"0000-00-00","spans":[{"opens":"24:00","closes":"99:99"}]}]',
  ...['é'.repeat(20_000), '1'.repeat(100_000), ' - '.repeat(30_000)],
] as const;

const NUMBERS = [0, -1, 1, 0.5, 2 ** 31 - 1, -(2 ** 31), 2 ** 53 - 1, 1e308] as const;

/** The tables that decide who is calling, or that only the server's own upkeep reads. */
const OTHER_TABLES =
  /^(sessions|settings|sqlite_|kysely|migrations?|mail_outbox|verification|wrong_|sign_in|uploads|change)/;
/** The columns that tie rows together. */
const TIES = /^(id|seq|key|email|code|tokenHash|path|.*(Id|ById|Key))$/;

interface Column {
  table: string;
  column: string;
  isNumber: boolean;
}

/** Returns the columns whose values can be anything. */
export async function freeColumns(db: Db): Promise<Column[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ name }) => !OTHER_TABLES.test(name))
    .flatMap(({ name: table, columns }) =>
      columns
        .filter(({ name }) => !TIES.test(name))
        .map(({ name: column, dataType }) => ({
          ...{ table, column },
          isNumber: !/text|char/i.test(dataType),
        })),
    );
}

/**
 * Sets some columns of all rows to extreme values; those that the database refuses stay.
 * @param next returns the next whole number of a random sequence
 * @returns the values that were stored, by table and column
 */
export async function storeExtremes(
  db: Db,
  columns: readonly Column[],
  next: () => number,
): Promise<Record<string, string | number>> {
  const stored: Record<string, string | number> = {};
  for (const { table, column, isNumber } of columns) {
    if (next() % 4 !== 0) continue;
    const values = isNumber ? NUMBERS : TEXTS;
    const value = values[next() % values.length] ?? '';
    const update = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`;
    const isStored = await update.execute(db).then(
      () => true,
      () => false,
    );
    if (isStored)
      stored[`${table}.${column}`] = typeof value === 'string' ? value.slice(0, 60) : value;
  }
  return stored;
}
