import { sql } from 'kysely';
import { engineOf } from '../db/engine.ts';
import type { TestApp } from './app.ts';

/**
 * Turns off waiting for the disk, which is faster: a test's database need not survive a power cut.
 */
export async function forgetfulDisk({ deps }: TestApp): Promise<void> {
  // The server of the tests on PostgreSQL is started without it.
  if (engineOf(deps.db) === 'sqlite') await sql`pragma synchronous = off`.execute(deps.db);
}
