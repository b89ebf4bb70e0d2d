import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';

type Standing = Pick<Selectable<Tables['users']>, 'id' | 'checkins' | 'checkinsReachedAt'>;

/**
 * How many users rank before one: those with more check-ins, those who had as many on an earlier
 * day, and of the same day those who were sooner. Exact, and a short sum at any number of users.
 */
export async function countUsersAhead(db: Db, user: Standing): Promise<number> {
  const reachedAt = user.checkinsReachedAt ?? '';
  const standing = { ...user, reachedAt, day: reachedAt.slice(0, 10) };
  const counts = [
    ...(await countMore(db, standing)),
    ...(await countEarlier(db, standing)),
    ...(await countSooner(db, standing)),
  ];
  return counts.reduce((sum, { users }) => sum + users, 0);
}

interface Place {
  id: string;
  checkins: number;
  reachedAt: string;
  day: string;
}

const countMore = prepared((db, { checkins }: Place) =>
  db
    .selectFrom('checkin_totals')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('users'), eb.lit(0)).as('users'))
    .where('checkins', '>', checkins),
);

const countEarlier = prepared((db, { checkins, day }: Place) =>
  db
    .selectFrom('checkin_days')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('users'), eb.lit(0)).as('users'))
    .where('checkins', '=', checkins)
    .where('day', '<', day),
);

const countSooner = prepared((db, { id, checkins, reachedAt, day }: Place) =>
  db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .where('checkins', '=', checkins)
    .where('checkins', '>', 0)
    .where('suspendedAt', 'is', null)
    .where('checkinsReachedAt', '>=', day)
    .where((eb) => eb(eb.refTuple('checkinsReachedAt', 'id'), '<', eb.tuple(reachedAt, id))),
);
