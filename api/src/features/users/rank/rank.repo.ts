import { sql } from 'kysely';
import type { Ranking } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { userNumber } from '../../../db/sql.ts';

/** Users who reached the same count on the same day (`2026-05-01`; empty if the day is unknown). */
export interface RankGroup {
  count: number;
  day: string;
}

/** The queries of one ranking. Suspended users, those who left the
 * leaderboard and those without check-ins are in no group. */
interface RankQueries {
  /** Counts the users of each group among the rows with numbers above `after`, up to `upTo`. */
  countGroups(
    db: Db,
    rows: { after: number; upTo: number },
  ): Promise<(RankGroup & { users: number })[]>;
  /** Counts the users of one group. */
  countGroup(db: Db, group: RankGroup): Promise<number>;
  /** Counts the users of a group who reached the count before one of its users. */
  countSooner(db: Db, user: RankGroup & { id: string; reachedAt: string }): Promise<number>;
}

export const rankQueries: Readonly<Record<Ranking, RankQueries>> = {
  checkins: queriesOf('checkins', 'checkinsReachedAt'),
  verifiedCheckins: queriesOf('verifiedCheckins', 'verifiedReachedAt'),
};

/** Returns the highest row number in `users`; 0 if the table is empty. */
export async function findLastUserRow(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.max<number | null>(userNumber(db)).as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

function queriesOf(
  count: Ranking,
  reachedAt: 'checkinsReachedAt' | 'verifiedReachedAt',
): RankQueries {
  const ranked = (db: Db) =>
    db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('users'))
      .where(count, '>', (eb) => eb.lit(0))
      .where('suspendedAt', 'is', null)
      .where('showsOnLeaderboard', '=', (eb) => eb.lit(1));
  const undated = prepared((db, group: RankGroup) =>
    ranked(db).where(count, '=', group.count).where(reachedAt, 'is', null),
  );
  const dated = prepared((db, group: RankGroup & { nextDay: string }) =>
    ranked(db)
      .where(count, '=', group.count)
      .where(reachedAt, '>=', group.day)
      .where(reachedAt, '<', group.nextDay),
  );
  const sooner = prepared((db, user: RankGroup & { id: string; reachedAt: string }) =>
    ranked(db)
      .where(count, '=', user.count)
      .where(reachedAt, '>=', user.day)
      .where((eb) => eb(eb.refTuple(reachedAt, 'id'), '<', eb.tuple(user.reachedAt, user.id))),
  );
  return {
    countGroups: async (db, { after, upTo }) =>
      await ranked(db)
        .select([
          `${count} as count`,
          sql<string>`substr(coalesce(${sql.ref(reachedAt)}, ''), 1, 10)`.as('day'),
        ])
        .where(userNumber(db), '>', after)
        .where(userNumber(db), '<=', upTo)
        .groupBy(['count', 'day'])
        .execute(),
    countGroup: async (db, group) =>
      numberIn(
        await (group.day === ''
          ? undated(db, group)
          : dated(db, { ...group, nextDay: `${group.day}~` })),
      ),
    countSooner: async (db, user) => numberIn(await sooner(db, user)),
  };
}

function numberIn([row]: readonly { users: number }[]): number {
  return row?.users ?? 0;
}
