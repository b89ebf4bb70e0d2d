import type Database from 'better-sqlite3';

const MAX_STATEMENTS = 500;

/**
 * Adds a cache of prepared statements to a connection: Kysely prepares every query again, which costs
 * more than running it. It evicts the oldest beyond 500, so that generated SQL cannot fill it.
 * @returns the same connection
 */
export function cacheStatements(database: Database.Database): Database.Database {
  const prepare = database.prepare.bind(database);
  const statements = new Map<string, Database.Statement>();
  return Object.assign(database, {
    prepare(sql: string) {
      const cached = statements.get(sql);
      // A statement that is being iterated cannot run again.
      if (cached && !cached.busy) return cached;
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
