import { DatabaseUnavailableError } from '../lib/database-unavailable.ts';
import type { Db } from './database.ts';
import { engineOf } from './engine.ts';
import { write } from './write.ts';

/** The most calls in one statement or transaction. More would make each of them wait longer. */
const MOST_AT_ONCE = 64;
/** The most of them of one database at a time. Further calls wait for the next one. */
const MOST_UNDER_WAY = 2;
/**
 * As many calls on PostgreSQL do not wait for the one that is under way: fewer and larger ones cost
 * less. SQLite commits transactions that wait for each other together.
 */
const ENOUGH_FOR_ANOTHER = 16;

/** Returns the outcome of each input, in their order: a result, or the error to throw. */
type Work<Input, Result> = (
  db: Db,
  inputs: readonly Input[],
) => Promise<readonly (Result | Error)[]>;

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
 * @returns resolves after the commit; rejects with the error of the input, or with the reason why
 *   the transaction failed
 */
export function gathered<Input, Result>(
  work: Work<Input, Result>,
): (db: Db, input: Input) => Promise<Result> {
  return queued((db, inputs) => write(db, (trx) => work(trx, inputs)));
}

/**
 * Gathers the reads of a moment on PostgreSQL and answers them by one query, since every query has
 * its price there. On SQLite, where a query costs less than gathering, each runs by itself.
 * @param one answers a single input
 * @param many answers several
 */
export function gatheredReads<Input, Result>(
  one: (db: Db, input: Input) => Promise<Result>,
  many: Work<Input, Result>,
): (db: Db, input: Input) => Promise<Result> {
  const queue = queued(many);
  return (db, input) => (engineOf(db) === 'sqlite' ? one : queue)(db, input);
}

function queued<Input, Result>(work: Work<Input, Result>) {
  const queues = new WeakMap<Db, Queue<Input, Result>>();

  const settle = async (db: Db, calls: readonly Call<Input, Result>[]) => {
    try {
      const inputs = calls.map(({ input }) => input);
      const outcomes = await work(db, inputs);
      if (outcomes.length !== calls.length) throw new Error('A call has no outcome.');
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome instanceof Error) calls[index]?.reject(outcome);
        else calls[index]?.resolve(outcome);
      }
    } catch (reason) {
      // A single call may have failed them all: each runs alone then. Where the database
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

  return (db: Db, input: Input) =>
    new Promise<Result>((resolve, reject) => {
      const queue = queues.get(db) ?? { calls: [], underWay: 0 };
      queues.set(db, queue);
      queue.calls.push({ input, resolve, reject });
      const isWaiting = queue.underWay > 0 && engineOf(db) === 'postgres';
      const enough = isWaiting ? ENOUGH_FOR_ANOTHER : 1;
      if (queue.calls.length === enough) setImmediate(() => run(db, queue));
    });
}
