import { BEERS_HAD_PER_PERSON } from '@hoptrail/contracts/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { rowsOf, valuesOf } from '../../../db/sql.ts';
import { entriesOf } from './merged.repo.ts';

interface CountedRating {
  beerId: string;
  rating: number;
}

/**
 * A subquery of the ratings that count in the mean of their beer: only what others see does, because
 * the mean before and after tells each rating, and nothing of a suspended person. Of a person's ratings
 * of several entries that are the same beer only the last one counts, so that the sums of these entries
 * together have each person once. It ranks them instead of looking for a later one of each, which takes
 * PostgreSQL minutes in new tables that it has no statistics of.
 * @param these a condition for `had`, which holds for all entries of a beer or for none
 */
export function countedRatings(these = sql<boolean>`true`): RawBuilder<CountedRating> {
  return sql`(select "beerId", rating from (
    select had."beerId", had.rating, row_number() over (
      partition by coalesce(beer."mergedAs", beer.id), had."userId"
      order by had."createdAt" desc, had.id desc) as place
    from beers_had as had
    join beer_recommendations as beer on beer.id = had."beerId"
    join users on users.id = had."userId" and users."suspendedAt" is null
    where had.rating is not null and had."isShared" = 1
      and not exists (select 1 from check_ins
        where check_ins.id = had."checkinId" and check_ins."onlyForMe" = 1)
      and ${these}) as ratings where place = 1)`;
}

/** Ratings of a person: all, those of a beer, or those of the beers that were marked at a check-in. */
export interface Ratings {
  userId: string;
  beerId?: string | undefined;
  checkinId?: string | undefined;
}

/** The ids of the entries of tap lists that the ratings are about, with all that are the same beers. */
export function beersOf({ userId, beerId, checkinId }: Ratings): RawBuilder<string> {
  if (beerId !== undefined) return entriesOf(sql`(${beerId})`);
  const visit = checkinId === undefined ? sql`` : sql`and "checkinId" = ${checkinId}`;
  return entriesOf(sql`(select "beerId" from beers_had
    where "userId" = ${userId} and "beerId" is not null ${visit})`);
}

/** Returns the ratings of a person that count now. */
export async function findAllCounted(db: Db, ratings: Ratings): Promise<CountedRating[]> {
  const { userId, beerId } = ratings;
  if (beerId !== undefined) return await countedOfBeer(db, { userId, beerId });
  return await counted(db, ratings).execute();
}

const countedOfBeer = prepared((db, { userId, beerId }: { userId: string; beerId: string }) =>
  counted(db, { userId, beerId }),
);

function counted(db: Db, ratings: Ratings) {
  const these = sql<boolean>`(had."userId" = ${ratings.userId} and had."beerId" in ${beersOf(ratings)})`;
  return db.selectFrom(countedRatings(these).as('counted')).selectAll().limit(BEERS_HAD_PER_PERSON);
}

/**
 * Adds to the numbers and sums of beers.
 * @param added how many people more rate each, and the sum of their ratings; may be negative
 */
export async function updateSums(
  db: Db,
  added: readonly { beerId: string; people: number; total: number }[],
): Promise<void> {
  const rows = added.map(({ beerId, people, total }) => ({
    beerId,
    people: String(people),
    total: String(total),
  }));
  await sql`update beer_recommendations
    set "ratedBy" = "ratedBy" + cast(added.people as integer),
      "ratingTotal" = "ratingTotal" + cast(added.total as double precision)
    from ${rowsOf(db, ['beerId', 'people', 'total'], JSON.stringify(rows))} as added
    where beer_recommendations.id = added."beerId"`.execute(db);
}

/** Computes the numbers and sums of beers from the ratings: of these beers, or of all. */
export async function recountRatings(db: Db, beerIds?: readonly string[]): Promise<void> {
  const beers = beerIds && entriesOf(valuesOf(db, beerIds));
  const counted = countedRatings(beers && sql`had."beerId" in ${beers}`);
  await sql`update beer_recommendations set "ratedBy" = actual.n, "ratingTotal" = actual.total
    from (select beer.id, count(counted.rating) as n, coalesce(sum(counted.rating), 0) as total
      from beer_recommendations as beer left join ${counted} as counted on counted."beerId" = beer.id
      ${beers ? sql`where beer.id in ${beers}` : sql``} group by beer.id) as actual
    where actual.id = beer_recommendations.id
      and ("ratedBy" <> actual.n or "ratingTotal" <> actual.total)`.execute(db);
}
