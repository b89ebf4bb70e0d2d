import { setTimeout } from 'node:timers/promises';
import type { Db } from '../database.ts';
import { inPipeline } from './pipeline.ts';
import { lostToAnother } from './sessions/failures.ts';

const TRIES = 4;
const PAUSE_MS = 20;

/**
 * Runs a change as one transaction. One that loses to another transaction, by a deadlock for example,
 * is run again a few times after a short random pause.
 * @throws DatabaseUnavailableError when each time ends in a deadlock; what `change` throws
 */
export async function writeOnPostgres<Result>(
  db: Db,
  change: (trx: Db) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute((trx) => inPipeline(trx, change));
    } catch (error) {
      if (tried === TRIES || !lostToAnother(error)) throw error;
      await setTimeout(Math.random() * PAUSE_MS * 2 ** tried);
    }
  }
}
