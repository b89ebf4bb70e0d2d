import { BEERS_HAD_PER_PERSON } from '@hoptrail/contracts/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { rowsOf, valuesOf } from '../../../db/sql.ts';
import { entriesOf } from './merged.repo.ts';

/** Tells whether others see a rating: it is shared, and of no check-in that is only for the person. */
function isSeen(had: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${had}.${name}`);
  return sql<boolean>`(${column('rating')} is not null and ${column('isShared')} = 1
    and not exists (select 1 from check_ins
      where check_ins.id = ${column('checkinId')} and check_ins."onlyForMe" = 1))`;
}

/**
 * Tells whether a rating counts in the mean of its beer: only what others see does, because the mean
 * before and after tells each rating, and nothing of a suspended person. Of a person's ratings of
 * several entries that are the same beer only the last one counts, so that the sums of these entries
 * together have each person once.
 */
export const countsInMean = sql<boolean>`(${isSeen('beers_had')}
  and exists (select 1 from users where users.id = beers_had."userId" and users."suspendedAt" is null)
  and not exists (select 1 from beer_recommendations as entry
    join beer_recommendations as same on same."mergedAs" = entry."mergedAs"
    join beers_had as later on later."beerId" = same.id and later."userId" = beers_had."userId"
    where entry.id = beers_had."beerId" and ${isSeen('later')}
      and (later."createdAt", later.id) > (beers_had."createdAt", beers_had.id)))`;

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
export async function findAllCounted(
  db: Db,
  ratings: Ratings,
): Promise<{ beerId: string | null; rating: number | null }[]> {
  const { userId, beerId } = ratings;
  if (beerId !== undefined) return await countedOfBeer(db, { userId, beerId });
  return await counted(db, ratings).execute();
}

const countedOfBeer = prepared((db, { userId, beerId }: { userId: string; beerId: string }) =>
  counted(db, { userId, beerId }),
);

function counted(db: Db, ratings: Ratings) {
  return db
    .selectFrom('beers_had')
    .select(['beerId', 'rating'])
    .where('userId', '=', ratings.userId)
    .where('beerId', 'in', beersOf(ratings))
    .where(countsInMean)
    .limit(BEERS_HAD_PER_PERSON);
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
  const these = beerIds ? sql`where beer.id in ${valuesOf(db, beerIds)}` : sql``;
  await sql`update beer_recommendations set "ratedBy" = actual.n, "ratingTotal" = actual.total
    from (select beer.id, count(beers_had.rating) as n, coalesce(sum(beers_had.rating), 0) as total
      from beer_recommendations as beer
      left join beers_had on beers_had."beerId" = beer.id and ${countsInMean}
      ${these} group by beer.id) as actual
    where actual.id = beer_recommendations.id
      and ("ratedBy" <> actual.n or "ratingTotal" <> actual.total)`.execute(db);
}
