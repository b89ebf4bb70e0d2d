import type Database from 'better-sqlite3';

/**
 * The only connection of a process to its database, and whether a transaction holds it: other
 * statements would become a part of that transaction.
 */
export class OneConnection {
  readonly database: Database.Database;
  readonly openReader: () => Database.Database;
  #isHeld = false;

  constructor(database: Database.Database, openReader: () => Database.Database) {
    this.database = database;
    this.openReader = openReader;
  }

  /** Holds the connection for a query or a transaction, until it is released. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
  }

  /**
   * @param isHolder whether the caller holds the connection
   * @returns undefined where the caller has to wait
   */
  forStatement(isHolder: boolean): Database.Database | undefined {
    return isHolder || !this.#isHeld ? this.database : undefined;
  }
}
