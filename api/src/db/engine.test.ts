import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { engineOf } from './engine.ts';
import type { Tables } from './tables/tables.ts';

test('the engine is known from a database and from a transaction', async () => {
  const db = await openTestDatabase();
  const other = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) =>
        new PostgresDialect({ pool: never }).createIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  for (const [on, name] of [
    [other, 'postgres'],
    [db, 'sqlite'],
  ] as const) {
    expect(engineOf(on)).toBe(name);
    await on.transaction().execute(async (trx) => expect(engineOf(trx)).toBe(name));
  }
});

async function never(): Promise<never> {
  throw new Error('not connected');
}
