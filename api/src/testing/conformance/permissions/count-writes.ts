import { sql } from 'kysely';
import { engineOf } from '../../../db/engine.ts';
import type { TestApp } from '../../app.ts';
import { countWritesOnPostgres } from '../../postgres/count-writes.ts';

/** Returns a number that changes with every written row; a refused call must not change it. */
export async function countWrites({ deps }: TestApp): Promise<number> {
  if (engineOf(deps.db) === 'postgres') return await countWritesOnPostgres(deps.db);
  const { rows } = await sql<{ writes: number }>`select total_changes() as writes`.execute(deps.db);
  return rows[0]?.writes ?? Number.NaN;
}
