import type { Db } from '../../db/database.ts';
import { skippingLocked } from '../../db/sql.ts';

/**
 * Takes an export or import that is due. The caller has it until `nextAttemptAt`; after that
 * another instance begins it again.
 */
export async function takeDueJob(
  db: Db,
  table: 'personal_exports' | 'visit_imports',
  { now, nextAttemptAt }: { now: string; nextAttemptAt: string },
) {
  return await db
    .with('due', (query) =>
      query
        .selectFrom(table)
        .select('id')
        .where('state', '=', 'waiting')
        .where('nextAttemptAt', '<=', now)
        .orderBy('nextAttemptAt')
        .limit(1)
        .$call(skippingLocked(db)),
    )
    .updateTable(table)
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'attempts'])
    .executeTakeFirst();
}
