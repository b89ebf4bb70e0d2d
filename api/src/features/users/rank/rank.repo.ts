import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { userNumber } from '../../../db/sql.ts';
import { showsPresent } from '../shared/shown-counts.repo.ts';
import type { Ranking, ShownDays } from '../shared/shown-counts.rules.ts';

/** Users who reached the same count on the same day (`2026-05-01`; empty if the day is unknown). */
export interface RankGroup {
  count: number;
  day: string;
}

/** The queries of one ranking, by the counts that others see. Suspended users, those who left the
 * leaderboard and those without check-ins are in no group. */
interface RankQueries {
  /** Counts the users of each group among the rows with numbers above `after`, up to `upTo`. */
  countGroups(
    db: Db,
    days: ShownDays,
    rows: { after: number; upTo: number },
  ): Promise<(RankGroup & { users: number })[]>;
  /** Counts the users of one group. */
  countGroup(db: Db, days: ShownDays, group: RankGroup): Promise<number>;
  /** Counts the users of a group who reached the count before a user, without that user. */
  countSooner(
    db: Db,
    days: ShownDays,
    user: RankGroup & { id: string; reachedAt: string },
  ): Promise<number>;
}

export const rankQueries: Readonly<Record<Ranking, RankQueries>> = {
  checkins: queriesOf({
    present: ['checkins', 'checkinsReachedAt'],
    shown: ['shownCheckins', 'shownReachedAt'],
  }),
  verifiedCheckins: queriesOf({
    present: ['verifiedCheckins', 'verifiedReachedAt'],
    shown: ['shownVerifiedCheckins', 'shownVerifiedReachedAt'],
  }),
};

/** Returns the highest row number in `users`; 0 if the table is empty. */
export async function findLastUserRow(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.max<number | null>(userNumber(db)).as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/**
 * Counts what others do not see yet: the check-ins of today, and the ranked users who have no others.
 */
export async function countUnseen(
  db: Db,
  { today, tomorrow }: ShownDays,
): Promise<{ users: number; checkins: number }> {
  const { users, checkins } = await db
    .selectFrom('users')
    .select([
      sql<number>`coalesce(sum(checkins - "shownCheckins"), 0)`.as('checkins'),
      sql<number>`coalesce(sum(case when checkins > 0 then 1 else 0 end
        - case when "shownCheckins" > 0 then 1 else 0 end), 0)`.as('users'),
    ])
    .where('shownOn', 'in', [today, tomorrow])
    .where('suspendedAt', 'is', null)
    .where('showsOnLeaderboard', '=', 1)
    .executeTakeFirstOrThrow();
  return { users: Number(users), checkins: Number(checkins) };
}

type CountColumn = 'checkins' | 'verifiedCheckins' | 'shownCheckins' | 'shownVerifiedCheckins';
type InstantColumn =
  | 'checkinsReachedAt'
  | 'verifiedReachedAt'
  | 'shownReachedAt'
  | 'shownVerifiedReachedAt';
type Columns = readonly [count: CountColumn, reachedAt: InstantColumn];

function queriesOf({ present, shown }: Record<'present' | 'shown', Columns>): RankQueries {
  const lists = [queriesOfList(present, showsPresent), queriesOfList(shown, showsKept)];
  const sumOf = async (count: (list: (typeof lists)[number]) => Promise<number>) => {
    const counts = await Promise.all(lists.map(count));
    return counts.reduce((sum, users) => sum + users, 0);
  };
  return {
    countGroups: async (db, days, rows) =>
      (await Promise.all(lists.map((list) => list.countGroups(db, days, rows)))).flat(),
    countGroup: async (db, days, group) =>
      await sumOf((list) => list.countGroup(db, { ...days, ...group, nextDay: `${group.day}~` })),
    countSooner: async (db, days, user) =>
      await sumOf((list) => list.countSooner(db, { ...days, ...user })),
  };
}

function showsKept({ today, tomorrow }: ShownDays): RawBuilder<boolean> {
  return sql`"shownOn" in (${today}, ${tomorrow})`;
}

/** Returns the queries among the users of whom others see these columns. */
function queriesOfList(
  [count, reachedAt]: Columns,
  isListed: (days: ShownDays) => RawBuilder<boolean>,
) {
  const ranked = (db: Db, days: ShownDays) =>
    db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('users'))
      .where(count, '>', (eb) => eb.lit(0))
      .where('suspendedAt', 'is', null)
      .where('showsOnLeaderboard', '=', (eb) => eb.lit(1))
      .where(isListed(days));
  const undated = prepared((db, group: RankGroup & ShownDays) =>
    ranked(db, group).where(count, '=', group.count).where(reachedAt, 'is', null),
  );
  const dated = prepared((db, group: RankGroup & ShownDays & { nextDay: string }) =>
    ranked(db, group)
      .where(count, '=', group.count)
      .where(reachedAt, '>=', group.day)
      .where(reachedAt, '<', group.nextDay),
  );
  const sooner = prepared((db, user: RankGroup & ShownDays & { id: string; reachedAt: string }) =>
    ranked(db, user)
      .where(count, '=', user.count)
      .where(reachedAt, '>=', user.day)
      .where('id', '<>', user.id)
      .where((eb) => eb(eb.refTuple(reachedAt, 'id'), '<', eb.tuple(user.reachedAt, user.id))),
  );
  return {
    countGroups: async (db: Db, days: ShownDays, rows: { after: number; upTo: number }) =>
      await ranked(db, days)
        .select([
          `${count} as count` as const,
          sql<string>`substr(coalesce(${sql.ref(reachedAt)}, ''), 1, 10)`.as('day'),
        ])
        .where(userNumber(db), '>', rows.after)
        .where(userNumber(db), '<=', rows.upTo)
        .groupBy([count, 'day'])
        .execute(),
    countGroup: async (db: Db, group: RankGroup & ShownDays & { nextDay: string }) =>
      numberIn(await (group.day === '' ? undated(db, group) : dated(db, group))),
    countSooner: async (db: Db, user: Parameters<typeof sooner>[1]) =>
      numberIn(await sooner(db, user)),
  };
}

function numberIn([row]: readonly { users: number }[]): number {
  return row?.users ?? 0;
}
