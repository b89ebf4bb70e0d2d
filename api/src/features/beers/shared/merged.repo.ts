import { ENTRIES_PER_BEER } from '@hoptrail/contracts/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';
import { countsInMean } from './counted-ratings.repo.ts';
import type { BeerRow } from './mean-rating.rules.ts';

/** The ids of the entries of tap lists that are one beer with this one, itself included. */
export function entriesOf(beerId: string): RawBuilder<string> {
  return sql`(select cast(${beerId} as text) as id union
    select same.id from beer_recommendations as entry
      join beer_recommendations as same on same."mergedAs" = entry."mergedAs"
      where entry.id = ${beerId})`;
}

/**
 * Tells whether no later mark of the same person is about another entry of the same beer, for a query
 * of `beers_had as had` with its beer as `beer`.
 */
export const isLastMark = sql<boolean>`(beer."mergedAs" is null or not exists (
  select 1 from beer_recommendations as same
    join beers_had as later on later."beerId" = same.id and later."userId" = had."userId"
    where same."mergedAs" = beer."mergedAs"
      and (later."createdAt", later.id) > (had."createdAt", had.id)))`;

/** Returns the entries of tap lists that are one beer. */
export async function findAllMerged(db: Db, mergedAs: string): Promise<BeerRow[]> {
  return await db
    .selectFrom('beer_recommendations')
    .selectAll()
    .where('mergedAs', '=', mergedAs)
    .orderBy('id')
    .limit(ENTRIES_PER_BEER)
    .execute();
}

/**
 * Makes entries one beer, or lets them be by themselves.
 * @param merged null for entries that are by themselves
 * @param before only those that have this value now
 * @returns the number of entries that it changed
 */
export async function updateMerged(
  db: Db,
  ids: readonly string[],
  merged: string | null,
  before: string | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('beer_recommendations')
    .set({ mergedAs: merged })
    .where('id', 'in', valuesOf(db, ids))
    .where('mergedAs', 'is not distinct from', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

interface Ratings {
  mergedAs: string;
  ratedBy: number;
  ratingTotal: number;
}

/**
 * A subquery of the counted ratings of merged beers: of each person the last one.
 * @param mergedIds a list in parentheses
 */
export function ratingsOfMerged(mergedIds: RawBuilder<unknown>): RawBuilder<Ratings> {
  return sql<Ratings>`(select "mergedAs", count(*) as "ratedBy", sum(rating) as "ratingTotal"
    from (select entry."mergedAs", beers_had.rating,
        row_number() over (partition by entry."mergedAs", beers_had."userId"
          order by beers_had."createdAt" desc, beers_had.id desc) as place
      from beer_recommendations as entry join beers_had on beers_had."beerId" = entry.id
      where entry."mergedAs" in ${mergedIds} and ${countsInMean}) as ratings
    where place = 1 group by "mergedAs")`;
}

/** Returns the counted ratings of merged beers, as `ratingsOfMerged()` counts them. */
export async function findAllMergedRatings(
  db: Db,
  mergedIds: readonly string[],
): Promise<Map<string, Ratings>> {
  const rows = await db
    .selectFrom(ratingsOfMerged(valuesOf(db, mergedIds)).as('merged'))
    .selectAll()
    .limit(mergedIds.length)
    .execute();
  return new Map(
    rows.map(({ mergedAs, ratedBy, ratingTotal }) => [
      mergedAs,
      { mergedAs, ratedBy: Number(ratedBy), ratingTotal },
    ]),
  );
}
