import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

type Standing = Pick<Selectable<Tables['users']>, 'id' | 'checkins' | 'checkinsReachedAt'>;

/**
 * How many users rank before one: those with more check-ins, those who had as many on an earlier
 * day, and of the same day those who were sooner. Exact, and a short sum at any number of users.
 */
export async function countUsersAhead(db: Db, user: Standing): Promise<number> {
  const reachedAt = user.checkinsReachedAt ?? '';
  const day = reachedAt.slice(0, 10);
  const more = await db
    .selectFrom('checkin_totals')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('users'), eb.lit(0)).as('users'))
    .where('checkins', '>', user.checkins)
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('checkin_days')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('users'), eb.lit(0)).as('users'))
    .where('checkins', '=', user.checkins)
    .where('day', '<', day)
    .executeTakeFirstOrThrow();
  const sameDay = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .where('checkins', '=', user.checkins)
    .where('checkins', '>', 0)
    .where('suspendedAt', 'is', null)
    .where('checkinsReachedAt', '>=', day)
    .where((eb) => eb(eb.refTuple('checkinsReachedAt', 'id'), '<', eb.tuple(reachedAt, user.id)))
    .executeTakeFirstOrThrow();
  return more.users + earlier.users + sameDay.users;
}
