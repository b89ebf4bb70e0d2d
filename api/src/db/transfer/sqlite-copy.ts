import type { DatabaseConfig } from '../../config/database/database-config.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate/migrate.ts';
import { sealDatabase } from '../sqlite/copy-database.ts';
import type { SqliteFileOptions } from '../sqlite/sqlite-file.ts';
import { explainTransfer, type PostgresTransaction, readPostgres } from './postgres-transaction.ts';
import { fillSqliteFile } from './sqlite-rows.ts';
import { type MovedTable, type TransferOptions, transferRows } from './transfer-rows.ts';

/**
 * Copies the rows of a PostgreSQL database into a new SQLite file with the same schema.
 * @param target path of a file that does not exist
 * @returns the tables with their counts and checksums, which were compared
 */
export async function copyToSqlite(
  source: PostgresTransaction,
  target: string,
  { nativeBinding, ...options }: SqliteFileOptions & TransferOptions,
): Promise<MovedTable[]> {
  const db = openDatabase(target, { nativeBinding });
  try {
    await migrate(db, { upTo: source.migrations.at(-1) });
  } finally {
    await db.destroy();
  }
  sealDatabase(target, { nativeBinding });
  const file = fillSqliteFile(target, source.tables, { nativeBinding });
  try {
    return await transferRows(source.rows, file, source.tables, options);
  } finally {
    file.close();
  }
}

/** Copies a PostgreSQL database into a new SQLite file as it is now, also while it is in use. */
export async function dumpPostgres(
  settings: DatabaseConfig,
  target: string,
  options: SqliteFileOptions & TransferOptions,
): Promise<MovedTable[]> {
  const source = await readPostgres(settings);
  try {
    return await copyToSqlite(source, target, options);
  } catch (error) {
    throw explainTransfer(error);
  } finally {
    await source.close();
  }
}
