import type Database from 'better-sqlite3';

const MAX_STATEMENTS = 500;

/**
 * Makes a connection keep its prepared statements: Kysely prepares every query anew, which costs
 * more than running it. The oldest is dropped beyond 500, so that generated SQL cannot grow it.
 * @returns the same connection
 */
export function cacheStatements(database: Database.Database): Database.Database {
  const prepare = database.prepare.bind(database);
  const statements = new Map<string, Database.Statement>();
  return Object.assign(database, {
    prepare(sql: string) {
      const known = statements.get(sql);
      // A statement that is being iterated cannot run a second time.
      if (known && !known.busy) return known;
      const statement = prepare(sql);
      statements.set(sql, statement);
      if (statements.size > MAX_STATEMENTS) {
        const [oldest] = statements.keys();
        if (oldest !== undefined) statements.delete(oldest);
      }
      return statement;
    },
  });
}
