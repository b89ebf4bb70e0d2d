import { Kysely, SqliteDialect } from 'kysely';
import type { Db } from '../database.ts';
import { engineOf } from '../engine.ts';
import { openReader } from '../sqlite/dialect.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Runs queries that all see the database as it is now, while others write. `read` may await other
 * things too, but not for long: PostgreSQL keeps a connection for it, and SQLite's log grows meanwhile.
 */
export async function inSnapshot<Result>(
  db: Db,
  read: (snapshot: Db) => Promise<Result>,
): Promise<Result> {
  if (engineOf(db) === 'postgres') {
    return await db.transaction().setIsolationLevel('repeatable read').execute(read);
  }
  // A transaction of the only connection would hold up everybody else.
  const database = openReader(db);
  try {
    database.exec('begin; select 1 from sqlite_schema');
    return await read(new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }));
  } finally {
    database.close();
  }
}
