import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Moves the write-ahead log into the database file and empties it. */
export async function checkpoint(db: Db): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
