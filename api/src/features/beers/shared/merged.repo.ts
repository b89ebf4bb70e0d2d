import { ENTRIES_PER_BEER } from '@hoptrail/contracts/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';
import type { BeerRow } from './mean-rating.rules.ts';

/**
 * The ids of the entries of tap lists that are one beer with any of these, themselves included.
 * @param beerIds a list in parentheses
 */
export function entriesOf(beerIds: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(select id from beer_recommendations where id in ${beerIds} union
    select same.id from beer_recommendations as entry
      join beer_recommendations as same on same."mergedAs" = entry."mergedAs"
      where entry.id in ${beerIds})`;
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

/** Returns the entries that are one beer with this one, itself included. */
export async function findAllSame(db: Db, beer: BeerRow): Promise<BeerRow[]> {
  return beer.mergedAs === null ? [beer] : await findAllMerged(db, beer.mergedAs);
}

/**
 * Returns whether a beer was merged with others after a change of the history, and still is.
 * @param mergedAs what its entries had in common then
 */
export async function existsMergeSince(db: Db, seq: number, mergedAs: string): Promise<boolean> {
  const row = await db
    .selectFrom('undoable_changes')
    .select('seq')
    .where('seq', '>', seq)
    .where('undoneAt', 'is', null)
    .where('stored', 'like', `{"sameBeer":%"${mergedAs}"%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

/** More ratings of an entry, or a greater sum of them, are damaged, and could not be added. */
const MOST = sql.lit(1_000_000_000);

interface Ratings {
  mergedAs: string;
  ratedBy: number;
  ratingTotal: number;
}

/**
 * A subquery of the counted ratings of merged beers: the sums of their entries, of which each person is
 * in one at most (`countedRatings()`).
 * @param mergedIds a list in parentheses
 */
export function ratingsOfMerged(mergedIds: RawBuilder<unknown>): RawBuilder<Ratings> {
  return sql<Ratings>`(select "mergedAs", sum("ratedBy") as "ratedBy", sum("ratingTotal") as "ratingTotal"
    from beer_recommendations where "mergedAs" in ${mergedIds}
      and "ratedBy" between 0 and ${MOST} and "ratingTotal" between 0 and ${MOST}
    group by "mergedAs")`;
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
