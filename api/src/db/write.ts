import type { Db } from './database.ts';
import { inGroup } from './sqlite/group-commit.ts';

/**
 * Runs a change as one transaction: all of it is written, or nothing. This is the only way to write
 * more than one statement. The write lock is taken before the change begins, so that what it reads
 * stays true until it has written.
 * @param change awaits nothing but the database, for which everybody else waits meanwhile
 * @returns what `change` returns, once it is on the disk
 * @throws what `change` throws, or why the transaction could not be committed
 */
export async function write<Result>(db: Db, change: (trx: Db) => Promise<Result>): Promise<Result> {
  return await inGroup(db, async (trx) => {
    // Queries need no turn of the event loop: after one, something else was awaited.
    let hasTurned = false;
    const turn = setImmediate(() => {
      hasTurned = true;
    });
    const result = await change(trx).finally(() => clearImmediate(turn));
    if (hasTurned) throw new Error('A transaction awaited something other than the database.');
    return result;
  });
}
