import { CompiledQuery } from 'kysely';
import type { Db } from '../database.ts';
import { prepared } from '../prepared.ts';

interface Member {
  /** Writes, and returns a function that resolves the caller's promise after the commit. */
  attempt(trx: Db): Promise<() => void>;
  reject(reason: unknown): void;
}

const waiting = new WeakMap<Db, Member[]>();

/**
 * Runs all writes of one turn of the event loop in a shared transaction, so that they wait for the
 * disk once. Each has a savepoint: a write that throws is undone and does not delay the others. Every
 * write resolves after the commit; if the disk is full or the commit fails, all of them are refused.
 * @param change awaits nothing but the database
 * @throws what `change` throws, or why the transaction could not be made, to all who share it
 */
export async function inGroup<Result>(
  db: Db,
  change: (trx: Db) => Promise<Result>,
): Promise<Result> {
  return await new Promise((resolve, reject) => {
    const members = waiting.get(db) ?? [];
    members.push({
      reject,
      async attempt(trx) {
        const result = await change(trx);
        return () => resolve(result);
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
  const [only, ...others] = members;
  const attempt = only && others.length === 0 ? only.attempt : attemptAll(members);
  try {
    const settle = await db.transaction().execute(attempt);
    settle();
  } catch (reason) {
    for (const { reject } of members) reject(reason);
  }
}

/** Runs each member in its own savepoint. */
function attemptAll(members: readonly Member[]): Member['attempt'] {
  return async (trx) => {
    const outcomes: (() => void)[] = [];
    for (const { attempt, reject } of members) {
      await savepoint(trx, {});
      try {
        const settle = await attempt(trx);
        await release(trx, {});
        outcomes.push(settle);
      } catch (reason) {
        await rollBack(trx).catch(() => Promise.reject(reason));
        outcomes.push(() => reject(reason));
      }
    }
    return () => {
      for (const settle of outcomes) settle();
    };
  };
}

/** @throws SqliteError when SQLite has rolled back the whole transaction, as on a full disk */
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
