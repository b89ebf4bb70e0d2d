import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { COUNTER_COLUMNS, showsPresent } from '../../users/shared/shown-counts.repo.ts';
import type { Ranking, ShownDays } from '../../users/shared/shown-counts.rules.ts';

/** A place on the leaderboard: the highest count first, of equal ones who reached it first. */
export interface Place {
  count: number;
  /** Empty if it is not known, which comes first. */
  reachedAt: string;
  id: string;
}

interface Page {
  ranking: Ranking;
  limit: number;
  /** Only places after this one. */
  after: Place | undefined;
  /** A user to leave out. */
  except: string | undefined;
  days: ShownDays;
}

/** The columns with the present values, and those with the values at the start of `shownOn`. */
const columns = {
  checkins: {
    present: ['checkins', 'checkinsReachedAt'],
    shown: ['shownCheckins', 'shownReachedAt'],
  },
  verifiedCheckins: {
    present: ['verifiedCheckins', 'verifiedReachedAt'],
    shown: ['shownVerifiedCheckins', 'shownVerifiedReachedAt'],
  },
} as const;

/**
 * Returns the users on the leaderboard whose counters others see as they are now. Leaves out suspended
 * users, users who left the leaderboard, and users without check-ins.
 */
export async function findUnchangedUsers(db: Db, page: Page) {
  return await usersOn(db, columns[page.ranking].present, showsPresent(page.days), page);
}

/** Returns those whose counters others see as they were at the start of a day. */
export async function findChangedUsers(db: Db, day: string, page: Page) {
  return await usersOn(db, columns[page.ranking].shown, sql<boolean>`"shownOn" = ${day}`, page);
}

/** Returns the counters of a user; undefined if the user is not on the leaderboard. */
export async function findRankedUser(db: Db, id: string) {
  return await db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'name',
      'profileImage',
      'showsTrail as showsLogbook',
      ...COUNTER_COLUMNS,
    ])
    .where('id', '=', id)
    .where('suspendedAt', 'is', null)
    .where('showsOnLeaderboard', '=', 1)
    .executeTakeFirst();
}

/** Returns the counters of any user. */
export async function findCounters(db: Db, id: string) {
  return await db
    .selectFrom('users')
    .select(COUNTER_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
}

type Columns = (typeof columns)[Ranking][keyof (typeof columns)[Ranking]];

async function usersOn(
  db: Db,
  [count, reachedAt]: Columns,
  isChosen: RawBuilder<boolean>,
  { limit, after, except }: Page,
) {
  return await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'profileImage', 'showsTrail as showsLogbook'])
    .select((eb) => [
      `${count} as count` as const,
      eb.fn.coalesce(eb.ref(reachedAt), eb.val('')).as('reachedAt'),
    ])
    .where(count, '>', (eb) => eb.lit(0))
    .where('suspendedAt', 'is', null)
    .where('showsOnLeaderboard', '=', (eb) => eb.lit(1))
    .where(isChosen)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .$if(after !== undefined, (query) => query.where(isAfter(count, reachedAt, after)))
    .orderBy(count, 'desc')
    .orderBy(reachedAt, (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(limit)
    .execute();
}

function isAfter(count: string, reachedAt: string, after: Place | undefined): RawBuilder<boolean> {
  const place = sql`(coalesce(${sql.ref(reachedAt)}, ''), id)`;
  return sql`(${sql.ref(count)} < ${after?.count} or (${sql.ref(count)} = ${after?.count}
    and ${place} > (${after?.reachedAt}, ${after?.id})))`;
}
