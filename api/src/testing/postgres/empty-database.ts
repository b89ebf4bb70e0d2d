import type { DatabaseConfig } from '../../config/database/database-config.ts';
import { databaseVariables } from '../../config/database/database-variables.ts';
import { Session } from '../../db/postgres/sessions/session.ts';
import { testDatabase } from './databases.ts';

/** Creates an empty database for a command of the test. */
export async function emptyDatabase(): Promise<DatabaseConfig> {
  const database = await testDatabase();
  if (!database) throw new Error('These tests need PostgreSQL.');
  return database;
}

/** Returns the URL of a test's database, without the password. */
export function urlOf(database: DatabaseConfig): string {
  return databaseVariables(database).DATABASE_URL ?? '';
}

/** The password for all databases of the tests. */
export const PASSWORD = { DATABASE_PASSWORD: 'not-secret' };

/** Runs a query on a connection of its own. */
export async function query<Row>(database: DatabaseConfig, sql: string): Promise<Row[]> {
  const session = await Session.connect(database);
  return (await session.execute<Row>(sql).finally(() => session.end())).rows;
}

/** Returns the number of users. */
export async function countUsers(database: DatabaseConfig): Promise<number> {
  const [row] = await query<{ rows: number }>(database, 'select count(*) as rows from users');
  return row?.rows ?? -1;
}
