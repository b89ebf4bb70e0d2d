import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/**
 * Tells whether a row of `beer_recommendations` is on tap at an instant, as `tapListAt()` does: a
 * coming beer whose time has come ends the one on its tap, and of several the last one stays.
 * @param now ISO 8601 in UTC, with milliseconds
 */
export function isOnTapAt(now: string): RawBuilder<SqlBool> {
  const beer = sql.table('beer_recommendations');
  return sql<SqlBool>`(
    (availability = 'available' or (availability = 'coming' and "goesOnAt" <= ${now}))
    and not exists (
      select 1 from beer_recommendations as next
      where next."breweryId" = ${beer}."breweryId" and next."goesOnAt" <= ${now}
        and next.availability = 'coming' and next."tapNumber" = ${beer}."tapNumber"
        and (${beer}.availability = 'available'
          or (next."goesOnAt", next.id) > (${beer}."goesOnAt", ${beer}.id))
    ))`;
}

/** Returns whether the menu of a brewery has beers, on tap or coming. */
export async function existsMenuBeer(db: Db, breweryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('beer_recommendations')
    .select('id')
    .where('breweryId', '=', breweryId)
    .where('availability', 'in', ['available', 'coming'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
