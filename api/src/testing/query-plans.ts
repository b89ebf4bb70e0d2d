import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/database.ts';

const step = z.object({ detail: z.string() });

/** Runs queries on SQLite. @returns the steps of how it runs each of them */
export async function plansOf(db: Db, act: (db: Db) => Promise<unknown>): Promise<string[][]> {
  const queries: CompiledQuery[] = [];
  const listening: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await act(db.withPlugin(listening));
  const plans: string[][] = [];
  for (const query of queries) {
    const explained = { ...query, sql: `explain query plan ${query.sql}` };
    const { rows } = await db.executeQuery(explained);
    plans.push(
      z
        .array(step)
        .parse(rows)
        .map(({ detail }) => detail),
    );
  }
  return plans;
}
