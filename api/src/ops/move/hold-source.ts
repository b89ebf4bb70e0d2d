import { join, resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { type Db, openDatabase } from '../../db/database.ts';
import { findMissingMigrations } from '../../db/migrate/migrate.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { databaseName } from '../../db/settings/database-name.ts';
import { lockFolder } from '../../db/sqlite/folder-lock.ts';
import type { SqliteFileOptions } from '../../db/sqlite/sqlite-file.ts';
import {
  holdPostgres,
  named,
  olderSource,
  type PostgresTransaction,
} from '../../db/transfer/postgres-transaction.ts';
import { Refusal } from '../../lib/refusal.ts';
import { findAllStoredUploadIds } from '../backups/backups.repo.ts';
import { DATABASE } from '../backups/manifest.ts';
import { finishRestore } from '../backups/restore/replace-data.ts';
import { ensureDatabase } from '../backups/take/take-backup.ts';

/** A database that no server uses while it is held. */
export interface HeldSource {
  /** The SQLite file; undefined on PostgreSQL. */
  file: string | undefined;
  /** The transaction that reads PostgreSQL; undefined on SQLite. */
  postgres: PostgresTransaction | undefined;
  /** The database's name. */
  database: string;
  /** The ids of its pictures. */
  uploads: string[];
  migrations: string[];
  release(): Promise<void>;
}

/**
 * Keeps servers away from the configured database, which is read and not changed.
 * @throws Refusal when a server uses it, when it is empty, or older or newer than this version
 */
export async function holdSource(config: Config, options: SqliteFileOptions): Promise<HeldSource> {
  return config.database === undefined
    ? await holdFolder(resolve(config.dataDir), options)
    : await holdOnPostgres(config.database);
}

async function holdFolder(dataDir: string, options: SqliteFileOptions): Promise<HeldSource> {
  await ensureDatabase(dataDir);
  const unlock = lockFolder(dataDir, options);
  try {
    await finishRestore(dataDir);
    const file = join(dataDir, DATABASE);
    const db = openDatabase(file, options);
    const facts = await factsOf(db).finally(() => db.destroy());
    return { file, postgres: undefined, ...facts, release: async () => unlock() };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function holdOnPostgres(settings: NonNullable<Config['database']>): Promise<HeldSource> {
  const postgres = await holdPostgres(settings);
  const { db, close } = openPostgres(named(settings));
  try {
    const facts = await factsOf(db).finally(close);
    return { file: undefined, postgres, ...facts, release: postgres.close };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

async function factsOf(db: Db) {
  const { done: migrations, missing } = await findMissingMigrations(db);
  if (missing.length > 0) throw new Refusal(olderSource(missing));
  return {
    migrations,
    database: await databaseName(db),
    uploads: await findAllStoredUploadIds(db),
  };
}
