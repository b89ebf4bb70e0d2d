import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import { skippingLocked } from '../db/sql.ts';
import type { Tables } from '../db/tables/tables.ts';

const MAX_AT_ONCE = 10;

export async function insertMail(db: Db, mail: Insertable<Tables['mail_outbox']>): Promise<void> {
  await db.insertInto('mail_outbox').values(mail).execute();
}

/**
 * Returns due messages, at most ten, and postpones their next attempt: the caller has that long to
 * send them. Of several instances each gets others; what one of them does not send in that time, for
 * example because it was killed, is due again.
 */
export async function takeDueMail(db: Db, now: string, nextAttemptAt: string) {
  return await db
    .with('due', (query) =>
      query
        .selectFrom('mail_outbox')
        .select('id')
        .where('nextAttemptAt', '<=', now)
        .orderBy('nextAttemptAt')
        .limit(MAX_AT_ONCE)
        .$call(skippingLocked(db)),
    )
    .updateTable('mail_outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
}

/** Postpones a message, unless another instance has taken it since this attempt. */
export async function updateMailNextAttempt(
  db: Db,
  { id, attempts }: { id: string; attempts: number },
  nextAttemptAt: string,
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ nextAttemptAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Returns when the next message is due; undefined when none is waiting. */
export async function findNextMailAt(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_outbox')
    .select('nextAttemptAt')
    .orderBy('nextAttemptAt')
    .limit(1)
    .executeTakeFirst();
  return row?.nextAttemptAt;
}

/** Returns when the oldest waiting message was written; undefined when none is waiting. */
export async function findOldestMailAt(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_outbox')
    .select('createdAt')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt;
}

export async function deleteMailById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
}

export async function deleteMailTo(db: Db, recipient: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('recipient', '=', recipient).execute();
}

export async function deleteExpiredMail(db: Db, now: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('expiresAt', '<=', now).execute();
}
