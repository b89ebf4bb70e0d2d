import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Returns the names of all tables of a database, the schema table first. */
export async function findAllTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' order by name`.execute(db);
  return ['sqlite_schema', ...rows.map(({ name }) => name)];
}
