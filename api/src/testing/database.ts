import { onTestFinished } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

/** Opens an empty database in memory. */
export async function openTestDatabase(): Promise<Db> {
  const db = openDatabase(':memory:');
  await migrate(db);
  onTestFinished(() => db.destroy());
  return db;
}
