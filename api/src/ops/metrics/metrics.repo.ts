import type { Db } from '../../db/database.ts';

/** Counts the messages that wait to be sent. */
export async function countWaitingMail(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}
