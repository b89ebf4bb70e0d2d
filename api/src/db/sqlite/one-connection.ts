import type Database from 'better-sqlite3';

/**
 * The one connection of a process to its database, and whether a transaction has it for itself: what
 * is run in between would become a part of that.
 */
export class OneConnection {
  readonly database: Database.Database;
  #isHeld = false;

  constructor(database: Database.Database) {
    this.database = database;
  }

  /** Takes it for a query or a transaction, until it is released. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
  }

  /**
   * @param isHolder whether who asks has it already
   * @returns undefined for whoever has to wait for their turn
   */
  forStatement(isHolder: boolean): Database.Database | undefined {
    return isHolder || !this.#isHeld ? this.database : undefined;
  }
}
