import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { ignoringCase } from '../../../db/sql.ts';

/** The most entries that are compared: a full tap list, and as many of others. */
const MAX_ENTRIES = 600;

/** Returns a brewery's beers, and after them those of other breweries that have one of their names. */
export async function findAllNamedAlike(db: Db, breweryId: string) {
  const name = ignoringCase(db, 'beerName');
  const names = db
    .selectFrom('beer_recommendations')
    .select(name.as('name'))
    .where('breweryId', '=', breweryId);
  return await db
    .selectFrom('beer_recommendations')
    .select([
      'id',
      'beerName as name',
      'beerStyle as style',
      'breweryId',
      'breweryName',
      'mergedAs',
    ])
    .where((eb) => eb.or([eb('breweryId', '=', breweryId), eb(name, 'in', names)]))
    .orderBy(sql`case when "breweryId" = ${breweryId} then 0 else 1 end`)
    .orderBy(name)
    .orderBy('id')
    .limit(MAX_ENTRIES)
    .execute();
}
