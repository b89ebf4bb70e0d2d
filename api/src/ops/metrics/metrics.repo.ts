import type { Db } from '../../db/database.ts';

/** What is counted for the host, at the price of a few index entries. */
export async function countForMetrics(db: Db) {
  const [mail, people] = await Promise.all([
    db
      .selectFrom('mail_outbox')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('checkin_totals')
      .select((eb) => [
        eb.fn.coalesce(eb.fn.sum<number>('users'), eb.lit(0)).as('users'),
        eb.fn
          .coalesce(eb.fn.sum<number>(eb('users', '*', eb.ref('checkins'))), eb.lit(0))
          .as('checkins'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { mailWaiting: mail.waiting, ...people };
}
