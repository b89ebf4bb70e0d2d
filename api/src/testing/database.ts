import { onTestFinished } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';
import { ChangeFeed } from '../db/instances/change-feed.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { openPostgres } from '../db/postgres/open-postgres.ts';
import { testDatabase } from './postgres/databases.ts';

/** Opens an empty database of the project's engine: in memory on SQLite. */
export async function openTestDatabase(): Promise<Db> {
  const settings = await testDatabase();
  const db = settings ? openPostgres(settings, new ChangeFeed()).db : openDatabase(':memory:');
  if (!settings) await migrate(db);
  onTestFinished(() => db.destroy());
  return db;
}
