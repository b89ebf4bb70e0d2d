import { BEERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import type { Availability } from '@hoptrail/contracts/lists/beer-availability';
import type { Insertable, Updateable } from 'kysely';
import type { Authorized } from '../../access/authorize.ts';
import type { Db } from '../../db/database.ts';
import { ignoringCase } from '../../db/sql.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { BeerRow } from './shared/mean-rating.rules.ts';

/**
 * Returns a brewery's beers with these availabilities, in the order that it gave them, and the others
 * after them by name.
 */
export async function findAllBeersOf(
  db: Db,
  breweryId: string,
  availabilities: readonly Availability[],
): Promise<BeerRow[]> {
  return await db
    .selectFrom('beer_recommendations')
    .selectAll()
    .where('breweryId', '=', breweryId)
    .where('availability', 'in', availabilities)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy(ignoringCase(db, 'beerName'))
    .orderBy('id')
    .limit(BEERS_PER_BREWERY)
    .execute();
}

/**
 * Returns when a brewery's tap list last changed. It also reads the history, because a deleted beer
 * leaves only its entry there.
 * @param now when a beer counts as on tap whose time has come, ISO 8601
 */
export async function findTapListChange(
  db: Db,
  breweryId: string,
  now: string,
): Promise<string | null> {
  const { changedAt } = await db
    .selectFrom(
      db
        .selectFrom('beer_recommendations')
        .select('lastUpdated as at')
        .where('breweryId', '=', breweryId)
        .unionAll(
          db
            .selectFrom('beer_recommendations')
            .select((eb) => eb.ref('goesOnAt').$notNull().as('at'))
            .where('breweryId', '=', breweryId)
            .where('availability', '=', 'coming')
            .where('goesOnAt', '<=', now),
        )
        .unionAll(
          db
            .selectFrom('audit_entries')
            .select('createdAt as at')
            .where('breweryId', '=', breweryId)
            .where('kind', '=', 'beer'),
        )
        .as('changes'),
    )
    .select(({ fn }) => fn.max<string | null>('at').as('changedAt'))
    .executeTakeFirstOrThrow();
  return changedAt;
}

export async function findBeerById(db: Db, id: string): Promise<BeerRow | undefined> {
  return await db
    .selectFrom('beer_recommendations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the id and name of each beer of a brewery. */
export async function findBeerNames(
  db: Db,
  breweryId: string,
): Promise<{ id: string; beerName: string }[]> {
  return await db
    .selectFrom('beer_recommendations')
    .select(['id', 'beerName'])
    .where('breweryId', '=', breweryId)
    .limit(BEERS_PER_BREWERY)
    .execute();
}

/** Inserts a beer into the tap list of a brewery. */
export async function insertBeer(
  db: Db,
  { row: brewery }: Authorized<{ id: string; name: string }>,
  beer: Omit<Insertable<Tables['beer_recommendations']>, 'breweryId' | 'breweryName'>,
): Promise<BeerRow> {
  return await db
    .insertInto('beer_recommendations')
    .values({ ...beer, breweryId: brewery.id, breweryName: brewery.name })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateBeer(
  db: Db,
  { row }: Authorized<{ id: string }>,
  changes: Updateable<Tables['beer_recommendations']>,
): Promise<BeerRow> {
  return await db
    .updateTable('beer_recommendations')
    .set(changes)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteBeer(db: Db, { row }: Authorized<{ id: string }>): Promise<void> {
  await db.deleteFrom('beer_recommendations').where('id', '=', row.id).execute();
}
