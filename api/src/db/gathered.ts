import { DatabaseUnavailableError } from '../lib/database-unavailable.ts';
import type { Db } from './database.ts';
import { write } from './write.ts';

/** The most calls in one transaction. More would make each of them wait longer. */
const MOST_AT_ONCE = 64;
/** The most transactions of one database at a time. Further calls wait for the next one. */
const MOST_UNDER_WAY = 2;

interface Call<Input, Result> {
  input: Input;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

interface Queue<Input, Result> {
  calls: Call<Input, Result>[];
  underWay: number;
}

/**
 * Gathers the calls of a moment and answers them by one transaction, so that many wait for the disk,
 * and on PostgreSQL for the network, once.
 * @param work returns the outcome of each input, in their order: a result, or the error to throw
 * @returns resolves after the commit; rejects with the error of the input, or with the reason why
 *   the transaction failed
 */
export function gathered<Input, Result>(
  work: (trx: Db, inputs: readonly Input[]) => Promise<readonly (Result | Error)[]>,
): (db: Db, input: Input) => Promise<Result> {
  const queues = new WeakMap<Db, Queue<Input, Result>>();

  const settle = async (db: Db, calls: readonly Call<Input, Result>[]) => {
    try {
      const inputs = calls.map(({ input }) => input);
      const outcomes = await write(db, (trx) => work(trx, inputs));
      for (const [index, { resolve, reject }] of calls.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined || outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      }
    } catch (reason) {
      // A single call may have failed the whole transaction: each runs alone then. Where the database
      // cannot be reached, none of them would succeed, and some may have been committed.
      if (calls.length > 1 && !(reason instanceof DatabaseUnavailableError))
        for (const call of calls) await settle(db, [call]);
      else for (const { reject } of calls) reject(reason);
    }
  };

  const run = async (db: Db, queue: Queue<Input, Result>) => {
    if (queue.underWay >= MOST_UNDER_WAY) return;
    queue.underWay += 1;
    while (queue.calls.length > 0) await settle(db, queue.calls.splice(0, MOST_AT_ONCE));
    queue.underWay -= 1;
  };

  return (db, input) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(db) ?? { calls: [], underWay: 0 };
      queues.set(db, queue);
      queue.calls.push({ input, resolve, reject });
      if (queue.calls.length === 1) setImmediate(() => run(db, queue));
    });
}
