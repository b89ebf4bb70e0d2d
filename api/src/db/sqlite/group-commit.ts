import { CompiledQuery } from 'kysely';
import type { Db } from '../database.ts';
import { prepared } from '../prepared.ts';

interface Member {
  /** Writes, and says how to answer once all is on the disk. */
  attempt(trx: Db): Promise<() => void>;
  reject(reason: unknown): void;
}

const waiting = new WeakMap<Db, Member[]>();

/**
 * Writes in a transaction that is shared with all who ask in the same turn of the event loop: the
 * disk is waited for once, not once for each. A write that throws leaves nothing behind and holds
 * up no other; nobody is answered before the commit.
 * @param write awaits nothing but the database
 * @throws what `write` throws, or why the transaction could not be made, to all who share it
 */
export async function inGroup<Result>(
  db: Db,
  write: (trx: Db) => Promise<Result>,
): Promise<Result> {
  return await new Promise((resolve, reject) => {
    const members = waiting.get(db) ?? [];
    members.push({
      reject,
      async attempt(trx) {
        await savepoint(trx, {});
        try {
          const result = await write(trx);
          await release(trx, {});
          return () => resolve(result);
        } catch (reason) {
          await rollBack(trx).catch(() => Promise.reject(reason));
          return () => reject(reason);
        }
      },
    });
    if (members.length > 1) return;
    waiting.set(db, members);
    setImmediate(() => {
      waiting.delete(db);
      commit(db, members);
    });
  });
}

async function commit(db: Db, members: readonly Member[]): Promise<void> {
  try {
    const answers = await db.transaction().execute(async (trx) => {
      const attempted: (() => void)[] = [];
      for (const member of members) attempted.push(await member.attempt(trx));
      return attempted;
    });
    for (const answer of answers) answer();
  } catch (reason) {
    for (const { reject } of members) reject(reason);
  }
}

/** @throws SqliteError where a full disk has taken back the whole transaction */
async function rollBack(trx: Db): Promise<void> {
  await rollbackToSavepoint(trx, {});
  await release(trx, {});
}

const savepoint = statement('savepoint member');
const rollbackToSavepoint = statement('rollback to member');
const release = statement('release member');

function statement(text: string) {
  return prepared(() => ({ compile: () => CompiledQuery.raw(text) }));
}
