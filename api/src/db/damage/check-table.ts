import { openSqliteFile, type SqliteFileOptions } from '../sqlite/sqlite-file.ts';

const MOST_SENTENCES = 5;

/**
 * Checks the pages of a table and of its indexes, and that they agree (SQLite's `integrity_check`).
 * It only reads, also while a server writes.
 * @param file path of the database
 * @param table a table of it, or `sqlite_schema`
 * @returns a sentence for each problem, at most five; none for a sound table
 */
export function findTableDamage(file: string, table: string, options: SqliteFileOptions): string[] {
  const connection = openSqliteFile(file, options, { readonly: true, fileMustExist: true });
  try {
    const name = `"${table.replaceAll('"', '""')}"`;
    // The pragma takes a limit or a name, not both.
    const rows = connection.pragma(`integrity_check(${name})`) as { integrity_check: string }[];
    return rows
      .map((row) => row.integrity_check.replace(/^\*\*\*.*\*\*\*\n/, '').replaceAll('\n', '; '))
      .filter((sentence) => sentence !== 'ok')
      .slice(0, MOST_SENTENCES);
  } catch (error) {
    if (!(error instanceof Error) || !isDamage(error)) throw error;
    return [error.message];
  } finally {
    connection.close();
  }
}

/** Tells whether an error means damage, found by SQLite or by the disk. */
function isDamage(error: Error): boolean {
  return 'code' in error && /^SQLITE_(CORRUPT|IOERR|NOTADB)/.test(String(error.code));
}
