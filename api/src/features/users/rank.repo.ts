import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';

export type Standing = Pick<Selectable<Tables['users']>, 'id' | 'checkins' | 'checkinsReachedAt'>;

/** How many users have more check-ins than a number: a sum over all larger numbers that occur. */
export async function countUsersWithMore(db: Db, checkins: number): Promise<number> {
  return sumOf(await usersWithMore(db, { checkins }));
}

/**
 * How many users got to as many check-ins before one: those who did on an earlier day, and of the
 * same day those who were sooner. Exact, and a short sum at any number of users.
 */
export async function countUsersSooner(db: Db, user: Standing): Promise<number> {
  const reachedAt = user.checkinsReachedAt ?? '';
  const standing = { ...user, reachedAt, day: reachedAt.slice(0, 10) };
  return sumOf(await daysBefore(db, standing)) + sumOf(await usersOfDayBefore(db, standing));
}

function sumOf(counts: readonly { users: number }[]): number {
  return counts.reduce((sum, { users }) => sum + users, 0);
}

interface Place {
  id: string;
  checkins: number;
  reachedAt: string;
  day: string;
}

const usersWithMore = prepared((db, { checkins }: Pick<Place, 'checkins'>) =>
  db
    .selectFrom('checkin_totals')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('users'), eb.lit(0)).as('users'))
    .where('checkins', '>', checkins),
);

const daysBefore = prepared((db, { checkins, day }: Place) =>
  db
    .selectFrom('checkin_days')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('users'), eb.lit(0)).as('users'))
    .where('checkins', '=', checkins)
    .where('day', '<', day),
);

const usersOfDayBefore = prepared((db, { id, checkins, reachedAt, day }: Place) =>
  db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .where('checkins', '=', checkins)
    .where('checkins', '>', (eb) => eb.lit(0))
    .where('suspendedAt', 'is', null)
    .where('checkinsReachedAt', '>=', day)
    .where((eb) => eb(eb.refTuple('checkinsReachedAt', 'id'), '<', eb.tuple(reachedAt, id))),
);
