import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Counts the messages that wait to be sent. */
export async function countWaitingMail(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Returns the size of a database on PostgreSQL, with its indexes. */
export async function findDatabaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? Number.NaN;
}
