import { WISHES_PER_PERSON } from '@hoptrail/contracts/limits';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { entriesOf } from '../shared/merged.repo.ts';
import { isOnTapAt } from '../shared/on-tap.repo.ts';

/** A beer of a tap list, or a style. */
export type WishedThing = Pick<Selectable<Tables['beer_wishes']>, 'beerId' | 'style'>;

/** The most entries of wished beers and styles that are read. */
const MAX_BEERS = 5000;

export async function countWishes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('beer_wishes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function existsWish(
  db: Db,
  userId: string,
  { beerId, style }: WishedThing,
): Promise<boolean> {
  const row = await db
    .selectFrom('beer_wishes')
    .select('id')
    .where('userId', '=', userId)
    .where(isThing({ beerId, style }))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertWish(db: Db, row: Insertable<Tables['beer_wishes']>): Promise<void> {
  await db.insertInto('beer_wishes').values(row).execute();
}

export async function deleteWish(
  db: Db,
  userId: string,
  { beerId, style }: WishedThing,
): Promise<void> {
  await db
    .deleteFrom('beer_wishes')
    .where('userId', '=', userId)
    .where(isThing({ beerId, style }))
    .execute();
}

/** Tells whether a wish is about a beer, by any entry of a tap list, or about a style. */
function isThing({ beerId, style }: WishedThing) {
  if (beerId === null) return sql<boolean>`"beerId" is null and style = ${style}`;
  return sql<boolean>`"beerId" in ${entriesOf(sql`(${beerId})`)}`;
}

/** Returns a person's wish list, newest first. */
export async function findAllWishes(db: Db, userId: string) {
  return await db
    .selectFrom('beer_wishes')
    .leftJoin('beer_recommendations', 'beer_recommendations.id', 'beer_wishes.beerId')
    .select(['beer_wishes.id', 'beerId', 'style', 'beerName', 'mergedAs'])
    .where('userId', '=', userId)
    .orderBy('beer_wishes.createdAt', 'desc')
    .orderBy('beer_wishes.id')
    .limit(WISHES_PER_PERSON)
    .execute();
}

/**
 * Returns where these beers are on tap, at open breweries, with the brewery's position: each entry that
 * is one of them.
 * @param now ISO 8601 in UTC, with milliseconds
 */
export async function findAllTapsOf(
  db: Db,
  {
    beerIds,
    mergedIds,
    now,
  }: { beerIds: readonly string[]; mergedIds: readonly string[]; now: string },
) {
  return await pouredBeers(db, now)
    .where((eb) =>
      eb.or([
        eb('beer_recommendations.id', 'in', valuesOf(db, beerIds)),
        eb('mergedAs', 'in', valuesOf(db, mergedIds)),
      ]),
    )
    .orderBy('beer_recommendations.id')
    .limit(MAX_BEERS)
    .execute();
}

/** Returns the beers of these styles that are on tap at these breweries, by name. */
export async function findAllTapsOfStyles(
  db: Db,
  {
    breweryIds,
    styles,
    now,
  }: { breweryIds: readonly string[]; styles: readonly string[]; now: string },
) {
  return await pouredBeers(db, now)
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .where('beerStyle', 'in', valuesOf(db, styles))
    .orderBy('beerName')
    .orderBy('beer_recommendations.id')
    .limit(MAX_BEERS)
    .execute();
}

function pouredBeers(db: Db, now: string) {
  return db
    .selectFrom('beer_recommendations')
    .innerJoin('breweries', 'breweries.id', 'breweryId')
    .select(['beer_recommendations.id as beerId', 'beerName', 'beerStyle', 'breweryId', 'mergedAs'])
    .select(['breweries.name as breweryName', 'lastUpdated', 'latitude', 'longitude'])
    .where('closedAt', 'is', null)
    .where(isOnTapAt(now));
}
