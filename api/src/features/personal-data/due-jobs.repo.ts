import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { skippingLocked } from '../../db/sql.ts';

/** The table of a kind of job. */
export type JobTable = 'personal_exports' | 'visit_imports';

interface Due {
  now: string;
  nextAttemptAt: string;
  /** Takes only jobs with an open attempt, or only others; both without it. */
  isOpen: boolean | undefined;
}

/**
 * Takes an export or import that is due. The caller has it until `nextAttemptAt`; after that
 * another instance begins it again.
 */
export async function takeDueJob(db: Db, table: JobTable, { now, nextAttemptAt, isOpen }: Due) {
  return await db
    .with('due', (query) =>
      query
        .selectFrom(table)
        .select('id')
        .where('state', '=', 'waiting')
        .where('nextAttemptAt', '<=', now)
        .$if(isOpen !== undefined, (some) => some.where('openAttempts', isOpen ? '>' : '=', 0))
        .orderBy('nextAttemptAt')
        .limit(1)
        .$call(skippingLocked(db)),
    )
    .updateTable(table)
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      openAttempts: eb('openAttempts', '+', 1),
      nextAttemptAt,
    }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'attempts', 'openAttempts'])
    .executeTakeFirst();
}

/**
 * Gives a job back that is to be tried again.
 * @param counts false for an attempt that a stop of the server cut off
 */
export async function updateJobLater(
  db: Db,
  { table, id }: { table: JobTable; id: string },
  { nextAttemptAt, counts }: { nextAttemptAt: string; counts: boolean },
): Promise<void> {
  await sql`update ${sql.table(table)} set "nextAttemptAt" = ${nextAttemptAt},
    attempts = attempts - ${counts ? 0 : 1}, "openAttempts" = "openAttempts" - 1
    where id = ${id} and state = 'waiting'`.execute(db);
}
