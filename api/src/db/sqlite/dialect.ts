import type Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { Tables } from '../tables/tables.ts';
import { OneConnection } from './one-connection.ts';
import type { RowTriggers } from './row-triggers.ts';

/**
 * Kysely's SQLite dialect with two additions. Transactions take the write lock when they begin, so
 * that no other process writes between a check and the write that relies on it. All migrations run
 * in one transaction, because SQLite can roll back schema changes.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #connection: OneConnection;
  readonly #changes: RowTriggers | undefined;

  /** @param openReader opens another connection to the same file, which cannot write */
  constructor(
    database: Database.Database,
    openReader: () => Database.Database,
    changes?: RowTriggers,
  ) {
    super({ database });
    this.#connection = new OneConnection(database, openReader);
    this.#changes = changes;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#connection, this.#changes);
  }

  override createAdapter(): SqliteAdapter {
    return new OneConnectionAdapter(this.#connection);
  }
}

/** Returns the connection of a database or transaction where a statement may run at once. */
export function freeConnection(db: Kysely<Tables>): Database.Database | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof OneConnectionAdapter
    ? adapter.connection.forStatement(db.isTransaction)
    : undefined;
}

/** Opens another connection to the file of a database, which cannot write. The caller closes it. */
export function openReader(db: Kysely<Tables>): Database.Database {
  const { adapter } = db.getExecutor();
  if (adapter instanceof OneConnectionAdapter) return adapter.connection.openReader();
  throw new Error('This is no database of SQLite.');
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #connection: OneConnection;
  readonly #changes: RowTriggers | undefined;

  constructor(connection: OneConnection, changes: RowTriggers | undefined) {
    super({ database: connection.database });
    this.#connection = connection;
    this.#changes = changes;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection.hold();
    return await super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#connection.release();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } finally {
      this.#changes?.settle();
    }
  }

  /**
   * Skips the rollback if SQLite has already rolled back by itself, as on a full disk: a second
   * rollback throws an error that hides the reason.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      if (this.#connection.database.inTransaction) await super.rollbackTransaction(connection);
    } finally {
      this.#changes?.settle();
    }
  }
}

class OneConnectionAdapter extends SqliteAdapter {
  readonly connection: OneConnection;

  constructor(connection: OneConnection) {
    super();
    this.connection = connection;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Does nothing: the transaction of the migration holds SQLite's write lock. */
  override async acquireMigrationLock(_db: Kysely<unknown>): Promise<void> {}
}
