import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Db } from '../../db/database.ts';
import { tablesOf } from '../data-folder/tables-of.ts';

const counting = new WeakSet<Db>();

/**
 * Returns a number that grows with every written row, like `total_changes()` on SQLite: also with
 * those that were rolled back.
 */
export async function countWritesOnPostgres(db: Db): Promise<number> {
  if (!counting.has(db)) await countFromNowOn(db);
  const { rows } = await sql<{ count: number }>`select last_value as count from writes`.execute(db);
  return rows[0]?.count ?? Number.NaN;
}

/** Counts rows by triggers: a sequence takes no part in transactions. */
async function countFromNowOn(db: Db): Promise<void> {
  counting.add(db);
  await dropCounter(db);
  await sql`create sequence writes`.execute(db);
  await sql`create function count_write() returns trigger language plpgsql as
    $$ begin perform nextval('writes'); return null; end $$`.execute(db);
  for (const { name } of await tablesOf(db)) {
    await sql`create trigger count_writes after insert or update or delete on ${sql.table(name)}
      for each row execute function count_write()`.execute(db);
  }
  onTestFinished(() => dropCounter(db));
}

async function dropCounter(db: Db): Promise<void> {
  await sql`drop function if exists count_write cascade`.execute(db);
  await sql`drop sequence if exists writes`.execute(db);
}
