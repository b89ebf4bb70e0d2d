import { PostgresAdapter } from 'kysely';
import type { Db } from './database.ts';

/** The database engines that Hoptrail runs on. */
export type EngineName = 'sqlite' | 'postgres';

/** Returns the engine of a database or transaction. For `sql.ts` and `db/` only: a repo never asks. */
export function engineOf(db: Db): EngineName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
