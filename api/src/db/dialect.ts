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
import type { Changes } from './changes.ts';

/**
 * Kysely's SQLite dialect with the two things it leaves out: transactions take the write lock
 * when they begin, so that a check and the write that relies on it cannot be parted by another
 * process, and a migration runs in one transaction, which SQLite can roll back.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database;
  readonly #changes: Changes | undefined;

  constructor(database: Database.Database, changes?: Changes) {
    super({ database });
    this.#database = database;
    this.#changes = changes;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#database, this.#changes);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #changes: Changes | undefined;

  constructor(database: Database.Database, changes: Changes | undefined) {
    super({ database });
    this.#database = database;
    this.#changes = changes;
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

  /** A full disk has SQLite roll back by itself: a second one would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      if (this.#database.inTransaction) await super.rollbackTransaction(connection);
    } finally {
      this.#changes?.settle();
    }
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Nothing to do: the transaction of the migration holds SQLite's own write lock. */
  override async acquireMigrationLock(_db: Kysely<unknown>): Promise<void> {}
}
