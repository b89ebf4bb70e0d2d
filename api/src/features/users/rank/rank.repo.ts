import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';

/** A user's place: a count, and when it was reached. */
export interface Standing {
  id: string;
  count: number;
  reachedAt: string | null;
}

/** The queries of one ranking. */
export interface RankQueries {
  /** Returns how many users have a higher count: a sum over all higher counts that occur. */
  countUsersWithMore(db: Db, count: number): Promise<number>;
  /**
   * Returns how many users reached the same count before one: those who did on an earlier day, and
   * of the same day those who were sooner. Exact, and a short sum at any number of users.
   */
  countUsersSooner(db: Db, user: Standing): Promise<number>;
}

interface Place {
  id: string;
  count: number;
  reachedAt: string;
  day: string;
}

/** Ranks by all check-ins. */
export const byCheckins = rankQueries({
  totals: 'checkin_totals',
  days: 'checkin_days',
  count: 'checkins',
  reachedAt: 'checkinsReachedAt',
});

/** Ranks by verified check-ins, once `createVerifiedRanking` has run. */
export const byVerifiedCheckins = rankQueries({
  totals: 'verified_totals',
  days: 'verified_days',
  count: 'verifiedCheckins',
  reachedAt: 'verifiedReachedAt',
});

/** What a ranking counts: the tables of its sums, and the columns of `users`. */
interface Ranking {
  totals: 'checkin_totals' | 'verified_totals';
  days: 'checkin_days' | 'verified_days';
  count: 'checkins' | 'verifiedCheckins';
  reachedAt: 'checkinsReachedAt' | 'verifiedReachedAt';
}

function rankQueries({ totals, days, count, reachedAt }: Ranking): RankQueries {
  const usersWithMore = prepared((db, place: Pick<Place, 'count'>) =>
    db
      .selectFrom(totals)
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('users'), eb.lit(0)).as('users'))
      .where('checkins', '>', place.count),
  );
  const daysBefore = prepared((db, place: Place) =>
    db
      .selectFrom(days)
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('users'), eb.lit(0)).as('users'))
      .where('checkins', '=', place.count)
      .where('day', '<', place.day),
  );
  const usersOfDayBefore = prepared((db, place: Place) =>
    db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('users'))
      .where(count, '=', place.count)
      .where(count, '>', (eb) => eb.lit(0))
      .where('suspendedAt', 'is', null)
      .where(reachedAt, '>=', place.day)
      .where((eb) => eb(eb.refTuple(reachedAt, 'id'), '<', eb.tuple(place.reachedAt, place.id))),
  );
  return {
    countUsersWithMore: async (db, than) => sumOf(await usersWithMore(db, { count: than })),
    countUsersSooner: async (db, user) => {
      const reached = user.reachedAt ?? '';
      const place = { ...user, reachedAt: reached, day: reached.slice(0, 10) };
      return sumOf(await daysBefore(db, place)) + sumOf(await usersOfDayBefore(db, place));
    },
  };
}

function sumOf(counts: readonly { users: number }[]): number {
  return counts.reduce((sum, { users }) => sum + users, 0);
}
