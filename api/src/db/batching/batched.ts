import { DatabaseUnavailableError } from '../../lib/database-unavailable.ts';
import type { Db } from '../database.ts';
import { engineOf } from '../engine.ts';
import { write } from '../write.ts';

/** The most calls in one statement or transaction. More would make each of them wait longer. */
const MOST_AT_ONCE = 64;
/** The most of them of one database at a time. Further calls wait for the next one. */
const MOST_UNDER_WAY = 2;
/**
 * As many calls on PostgreSQL do not wait for the one that is under way: fewer and larger ones cost
 * less. SQLite commits transactions that wait for each other together.
 */
const ENOUGH_FOR_ANOTHER = 16;
/**
 * How long calls on PostgreSQL wait at most for others, in milliseconds: fewer and larger
 * transactions cost less, most of all with several instances, which share the calls.
 */
const WRITE_WAIT_MS = 20;
const READ_WAIT_MS = 4;
/** So many calls do not wait for more. */
const ENOUGH_TO_BEGIN = 24;
/** Calls wait for more only if at least this many are expected. */
const FEWEST_TO_EXPECT = 4;
/** The part of the expected calls to wait for: some callers do not come again at once. */
const PART_TO_AWAIT = 0.75;
/** The weight of the last calls in the rate of calls. */
const RATE_WEIGHT = 0.2;
/** Callers that were answered longer ago are not expected again. */
const RECENT_MS = 100;

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
  /** The callers to expect again: those that were answered last, and those that waited then. */
  callers: number;
  /** The calls of a millisecond. */
  rate: number;
  /** When the last ones were answered, in milliseconds. */
  endedAt: number;
  /** Ends the wait for the expected calls; undefined while nothing waits for them. */
  wait?: (() => void) | undefined;
}

/**
 * Gathers the calls of a moment and answers them by one transaction, so that many wait for the disk,
 * and on PostgreSQL for the network, once.
 * @returns resolves after the commit; rejects with the error of the input, or with the reason why
 *   the transaction failed
 */
export function batched<Input, Result>(
  work: Work<Input, Result>,
): (db: Db, input: Input) => Promise<Result> {
  const inTransaction: Work<Input, Result> = (db, inputs) => write(db, (trx) => work(trx, inputs));
  return queued(inTransaction, WRITE_WAIT_MS, ({ callers }) => callers);
}

/**
 * Gathers the reads of a moment on PostgreSQL and answers them by one query, since every query has
 * its price there. On SQLite, where a query costs less than gathering, each runs by itself.
 * @param one answers a single input
 * @param many answers several
 */
export function batchedReads<Input, Result>(
  one: (db: Db, input: Input) => Promise<Result>,
  many: Work<Input, Result>,
): (db: Db, input: Input) => Promise<Result> {
  // Those who were answered do something else before they come again.
  const queue = queued(many, READ_WAIT_MS, ({ rate }) => rate * READ_WAIT_MS);
  return (db, input) => (engineOf(db) === 'sqlite' ? one : queue)(db, input);
}

/**
 * @param waitMs how long to wait at most for expected calls
 * @param expected returns how many calls to expect
 */
function queued<Input, Result>(
  work: Work<Input, Result>,
  waitMs: number,
  expected: (queue: Queue<Input, Result>) => number,
) {
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
    while (queue.calls.length > 0) {
      if (engineOf(db) === 'postgres') await untilEnough(queue);
      const calls = queue.calls.splice(0, MOST_AT_ONCE);
      // Another run may have taken them meanwhile.
      if (calls.length === 0) break;
      await settle(db, calls);
      const now = performance.now();
      const rate = calls.length / Math.max(1, now - queue.endedAt);
      queue.rate += (rate - queue.rate) * RATE_WEIGHT;
      queue.endedAt = now;
      queue.callers = calls.length + queue.calls.length;
    }
    queue.underWay -= 1;
  };

  const isEnough = (queue: Queue<Input, Result>) =>
    queue.calls.length >= Math.min(expected(queue) * PART_TO_AWAIT, ENOUGH_TO_BEGIN);

  /** Waits a moment for the expected calls. */
  const untilEnough = async (queue: Queue<Input, Result>) => {
    if (expected(queue) < FEWEST_TO_EXPECT || isEnough(queue) || queue.wait) return;
    if (performance.now() - queue.endedAt > RECENT_MS) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        queue.wait = undefined;
        resolve();
      };
      const timer = setTimeout(end, waitMs);
      queue.wait = end;
    });
  };

  return (db: Db, input: Input) =>
    new Promise<Result>((resolve, reject) => {
      const queue = queues.get(db) ?? {
        ...{ calls: [], underWay: 0, callers: 0, rate: 0, endedAt: 0 },
      };
      queues.set(db, queue);
      queue.calls.push({ input, resolve, reject });
      if (queue.wait) {
        if (isEnough(queue)) queue.wait();
        return;
      }
      const isWaiting = queue.underWay > 0 && engineOf(db) === 'postgres';
      const enough = isWaiting ? ENOUGH_FOR_ANOTHER : 1;
      if (queue.calls.length === enough) setImmediate(() => run(db, queue));
    });
}
