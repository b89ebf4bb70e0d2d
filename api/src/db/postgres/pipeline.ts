import {
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely';
import type { Db } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Runs a change on a transaction that sends each query at once. Kysely's own waits for a response
 * before it sends the next query, even if both were begun together.
 */
export async function inPipeline<Result>(
  trx: Transaction<Tables>,
  change: (trx: Db) => Promise<Result>,
): Promise<Result> {
  const executor = trx.getExecutor();
  return await executor.provideConnection((connection) => {
    const atOnce = executor.withConnectionProvider({
      provideConnection: async (use) => await use(connection),
    });
    return change(new Transaction<Tables>({ ...unconnected, executor: atOnce }));
  });
}

const dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
};
/** A transaction runs its queries by its executor alone, and begins no others. */
const unconnected = { dialect, driver: new DummyDriver(), config: { dialect } };
