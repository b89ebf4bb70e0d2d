import type { z } from 'zod';
import type { Db } from './database.ts';
import { engineOf } from './engine.ts';
import { writeOnPostgres } from './postgres/write-on-postgres.ts';
import { inGroup } from './sqlite/group-commit.ts';

/**
 * Runs a change as one transaction: all of it is written, or nothing. This is the only way to write
 * more than one statement. On SQLite the write lock is taken before the change begins, so that what it
 * reads stays true until it has written. On PostgreSQL the transaction is read committed: what a write
 * depends on has to be locked (`locks.ts`) or be a constraint.
 * @param change awaits nothing but the database; on PostgreSQL it may run again after a deadlock
 * @param answer the contract of what `change` returns: what could not be answered is not written
 * @returns what `change` returns, once it is on the disk
 * @throws ZodError if the answer does not satisfy its contract; what `change` throws, or why the transaction could not be committed
 */
export async function write<Result>(
  db: Db,
  change: (trx: Db) => Promise<Result>,
  answer?: z.ZodType,
): Promise<Result> {
  const checked = async (trx: Db) => {
    const result = await change(trx);
    answer?.parse(result);
    return result;
  };
  if (engineOf(db) === 'postgres') return await writeOnPostgres(db, checked);
  return await inGroup(db, async (trx) => {
    // Queries need no turn of the event loop: after one, something else was awaited.
    let hasTurned = false;
    const turn = setImmediate(() => {
      hasTurned = true;
    });
    const result = await checked(trx).finally(() => clearImmediate(turn));
    if (hasTurned) throw new Error('A transaction awaited something other than the database.');
    return result;
  });
}
