import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { lockTable } from '../../db/locks.ts';
import { isInternational } from '../../db/sql.ts';
import { write } from '../../db/write.ts';
import {
  countedRatings,
  recountRatings,
} from '../../features/beers/shared/counted-ratings.repo.ts';
import { keepingShown } from '../../features/users/shared/shown-counts.repo.ts';
import { shownDays } from '../../features/users/shared/shown-counts.rules.ts';

/**
 * Returns the number of rows whose counter is wrong, by counter. A brewery's counter may be higher
 * than its rows, because it includes the check-ins of deleted accounts.
 */
export async function countWrongCounters(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from users u where checkins <> (select count(*) from check_ins c
        where c."userId" = u.id and "onlyForMe" = 0)
      or "privateCheckins" <> (select count(*) from check_ins c
        where c."userId" = u.id and "onlyForMe" = 1)) as "users' check-ins",
    (select count(*) from users u where "verifiedCheckins" <>
      (select count(*) from check_ins c
        where c."userId" = u.id and verified = 1 and "onlyForMe" = 0))
      as "users' verified check-ins",
    (select count(*) from breweries b where checkins <
      (select count(*) from check_ins c where c."breweryId" = b.id and "onlyForMe" = 0))
      as "breweries' check-ins",
    (select count(*) from beer_recommendations b
      left join (select "beerId", count(*) as n, sum(rating) as total
        from ${countedRatings()} as counted group by "beerId") as actual on actual."beerId" = b.id
      where "ratedBy" <> coalesce(actual.n, 0) or "ratingTotal" <> coalesce(actual.total, 0))
      as "beers' ratings"
    `.execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0));
}

/**
 * Returns the newest time in the check-ins, users, sessions and uploads; undefined if there are
 * none.
 */
export async function findNewestInstant(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ newest: string | null }>`select max(newest) as newest from (
    select max("createdAt") as newest from check_ins
    union all select max("createdAt") from users
    union all select max("createdAt") from sessions
    union all select max("createdAt") from uploads) as instants`.execute(db);
  return rows[0]?.newest ?? undefined;
}

/** Returns those of the addresses whose accounts are suspended. */
export async function findAllSuspendedOf(db: Db, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'in', emails)
    .where('suspendedAt', 'is not', null)
    .execute();
  return rows.map(({ email }) => email);
}

/** Returns the usernames that look like the one of another account, those that look alike together. */
export async function findAllLookAlikes(db: Db, limit: number): Promise<string[][]> {
  const rows = await db
    .selectFrom('users')
    .select(['username', 'usernameKey'])
    .where('usernameKey', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select('usernameKey')
        .groupBy('usernameKey')
        .having(eb.fn.countAll(), '>', 1),
    )
    .orderBy('usernameKey')
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  const byKey = Map.groupBy(rows, ({ usernameKey }) => usernameKey);
  return [...byKey.values()].map((alike) => alike.map(({ username }) => username));
}

/** Returns addresses of accounts whose domain could be written in another way. */
export async function findAllInternationalAddresses(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from users
    where ${isInternational('email')} order by email limit ${limit}`.execute(db);
  return rows.map(({ email }) => email);
}

/** Returns the number of users and of check-ins. */
export async function countContent(db: Db): Promise<{ users: number; checkins: number }> {
  const { rows } = await sql<{ users: number; checkins: number }>`select
    (select count(*) from users) as users,
    (select count(*) from check_ins) as checkins`.execute(db);
  return rows[0] ?? { users: 0, checkins: 0 };
}

/**
 * Recomputes the counters from the rows. Only raises a brewery's counter, because the check-ins of
 * deleted accounts have no rows. Others see the new counts of users after the day.
 */
export async function updateCountersFromRows(db: Db, now: Date): Promise<void> {
  const keeping = keepingShown(shownDays(now));
  await write(db, async (trx) => {
    await lockTable(trx, 'check_ins');
    await sql`update users set ${keeping}, checkins = actual.n, "privateCheckins" = actual.hidden
      from (select u.id, count(c.id) - coalesce(sum(c."onlyForMe"), 0) as n,
        coalesce(sum(c."onlyForMe"), 0) as hidden
        from users u left join check_ins c on c."userId" = u.id group by u.id) as actual
      where actual.id = users.id
        and (users.checkins <> actual.n or users."privateCheckins" <> actual.hidden)`.execute(trx);
    await sql`update users set ${keeping}, "verifiedCheckins" = actual.n
      from (select u.id, count(c.id) as n from users u
        left join check_ins c on c."userId" = u.id and c.verified = 1
          and c."onlyForMe" = 0 group by u.id) as actual
      where actual.id = users.id and users."verifiedCheckins" <> actual.n`.execute(trx);
    await sql`update breweries set checkins = actual.n
      from (select "breweryId", count(*) as n from check_ins
        where "onlyForMe" = 0 group by "breweryId") as actual
      where actual."breweryId" = breweries.id and breweries.checkins < actual.n`.execute(trx);
    await lockTable(trx, 'beers_had');
    await recountRatings(trx);
  });
}
