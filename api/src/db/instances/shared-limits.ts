import { CompiledQuery } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Db } from '../database.ts';
import { engineOf } from '../engine.ts';

/** Rows of windows that ended this long ago are deleted, in milliseconds. */
const ENDED_MS = 3_600_000;
/** The table that the library writes; only PostgreSQL has it. */
const TABLE = 'rate_limits';

/** How many tokens a key may take in a window of time. */
export interface Limit {
  /** The name of the limit, which its keys begin with. */
  name: string;
  points: number;
  seconds: number;
}

/**
 * Returns a limit that all instances of a database count together. Without the database each instance
 * counts alone. On SQLite, which one process uses, it counts in memory.
 */
export function limiterOf(db: Db, limit: Limit): RateLimiterAbstract {
  const alone = inMemory(limit);
  return sharedLimiterOf(db, limit, alone) ?? alone;
}

/**
 * Returns a limit that the instances count together in the database; undefined on SQLite. A key that
 * has used it up is refused from memory until its window ends, without a query.
 * @param insurance counts while the database is away; without it `consume` throws
 */
export function sharedLimiterOf(
  db: Db,
  { name, points, seconds }: Limit,
  insurance?: RateLimiterAbstract,
): RateLimiterAbstract | undefined {
  if (engineOf(db) === 'sqlite') return undefined;
  return new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    inMemoryBlockOnConsumed: points,
    ...(insurance ? { insuranceLimiter: insurance } : {}),
  });
}

/** Deletes the counters of windows that ended an hour ago. */
export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  await db.executeQuery(
    CompiledQuery.raw(`delete from ${TABLE} where expire < $1`, [now.getTime() - ENDED_MS]),
  );
}

function inMemory({ name, points, seconds }: Limit): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

/** Runs the statements of the library, as a client of `pg` would. */
function clientOf(db: Db) {
  return {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: rows.length };
    },
  };
}
