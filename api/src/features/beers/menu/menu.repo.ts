import { type MenuPrices, menuPrices } from '@hoptrail/contracts/beers/menu';
import type { TapBeer } from '@hoptrail/contracts/beers/tap-list-at';
import { BEERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import { rowsOf } from '../../../db/sql.ts';
import { storedJson } from '../../../lib/stored/unsound-rows.ts';
import type { BeerRow } from '../shared/mean-rating.rules.ts';

/** Returns whether the time of a coming beer of a brewery has come. */
export async function existsDueBeer(db: Db, breweryId: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('beer_recommendations')
    .select('id')
    .where('breweryId', '=', breweryId)
    .where('goesOnAt', '<=', now)
    .where('availability', '=', 'coming')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores what time has changed of a beer. */
export async function updateDueBeer(
  db: Db,
  { id, availability, goesOnAt, isLastKeg, lastUpdated }: TapBeer,
): Promise<void> {
  const lastKeg = isLastKeg ? 1 : 0;
  await db
    .updateTable('beer_recommendations')
    .set({ availability, goesOnAt, isLastKeg: lastKeg, lastUpdated })
    .set({ onTapSince: availability === 'available' ? lastUpdated : null })
    .where('id', '=', id)
    .execute();
}

/** Returns the other beers that are stored as on tap at a beer's tap. */
export async function findAllOnSameTap(db: Db, beer: BeerRow): Promise<BeerRow[]> {
  return await db
    .selectFrom('beer_recommendations')
    .selectAll()
    .where('breweryId', '=', beer.breweryId)
    .where('tapNumber', '=', beer.tapNumber)
    .where('availability', '=', 'available')
    .where('id', '!=', beer.id)
    .limit(BEERS_PER_BREWERY)
    .execute();
}

/** Stores the places and the sections of a brewery's beers. */
export async function updateMenuPlaces(
  db: Db,
  { row: brewery }: Authorized<{ id: string }>,
  beers: readonly { id: string; section: string; lastUpdated: string }[],
): Promise<void> {
  const places = beers.map(({ id, section, lastUpdated }, position) => ({
    id,
    section,
    lastUpdated,
    position: String(position),
  }));
  const columns = ['id', 'section', 'lastUpdated', 'position'];
  await sql`update beer_recommendations
    set position = cast(placed.position as integer), section = placed.section,
      "lastUpdated" = placed."lastUpdated"
    from ${rowsOf(db, columns, JSON.stringify(places))} as placed
    where beer_recommendations.id = placed.id
      and beer_recommendations."breweryId" = ${brewery.id}`.execute(db);
}

/** Returns the serving sizes of a brewery and the currency of its prices. */
export async function findMenuPrices(db: Db, id: string): Promise<MenuPrices> {
  const { servingSizes: text, currency } = await db
    .selectFrom('breweries')
    .select(['servingSizes', 'currency'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const column = { id, name: 'servingSizes', text };
  return { servingSizes: storedJson(column, menuPrices.shape.servingSizes, []), currency };
}
