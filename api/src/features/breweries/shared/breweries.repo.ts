import { menuPrices } from '@hoptrail/contracts/beers/menu';
import {
  type BreweryDetail,
  brewery,
  type ListedBrewery,
} from '@hoptrail/contracts/breweries/breweries';
import { breweryFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { namesOf } from '@hoptrail/contracts/field-lists/field-list';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { equalsIgnoringCase, valuesOf } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { positionTexts } from '../../../lib/stored/position-texts.ts';
import { instantText } from '../../../lib/stored/stored-instant.ts';
import { storedJson } from '../../../lib/stored/unsound-rows.ts';
import { timeZoneOf } from '../../../lib/time-zones/time-zone.ts';
import { storedHours, storedWeek } from './stored-hours.ts';

type BreweryRow = Pick<Selectable<Tables['breweries']>, (typeof columns)[number]>;

const columns = [
  'id',
  ...namesOf(breweryFields),
  'latitude',
  'longitude',
  'checkins',
  'rating',
  'ownerId',
  'untappdUrl',
  'checkinRadiusKm',
  'closedAt',
  'pinMovedAt',
  'servingSizes',
  'currency',
  'createdAt',
] as const;

export async function existsBrewery(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('breweries').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Returns the number of a brewery in the order in which they were added, from 1. */
export async function findBreweryNumber(db: Db, id: string): Promise<number | undefined> {
  const [row] = await numberWith(db, { id });
  return row?.seq;
}

const numberWith = prepared((db, { id }: { id: string }) =>
  db.selectFrom('breweries').select('seq').where('id', '=', id),
);

/** Returns whether an open or closed brewery has this folded name and town at this address. */
export async function existsBreweryAt(
  db: Db,
  { searchText, address }: { searchText: string; address: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('breweries')
    .select('id')
    .where('searchText', '=', searchText)
    .where(equalsIgnoringCase(db, 'address', address))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertBrewery(
  db: Db,
  brewery: Insertable<Tables['breweries']>,
): Promise<void> {
  await db.insertInto('breweries').values(brewery).execute();
}

/** Returns a brewery with all its columns; `checkinRadiusKm` is null for the default radius. */
export async function findBreweryById(db: Db, id: string) {
  const [row] = await breweriesWith(db, { id });
  return row && fromRow(row);
}

const breweriesWith = prepared((db, { id }: { id: string }) =>
  db.selectFrom('breweries').select(columns).where('id', '=', id),
);

/** Returns the breweries with these ids, in this order; omits ids that do not exist. */
export async function findAllBreweriesByIds(
  db: Db,
  ids: readonly string[],
): Promise<ListedBrewery[]> {
  return await findAllWholeBreweriesByIds(db, ids);
}

/** Like `findAllBreweriesByIds()`, with all columns. */
export async function findAllWholeBreweriesByIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('breweries')
    .select(columns)
    .where('id', 'in', valuesOf(db, ids))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, fromRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function updateBrewery(
  db: Db,
  { row }: Authorized<{ id: string }>,
  changes: Updateable<Tables['breweries']>,
): Promise<void> {
  await db
    .updateTable('breweries')
    // Sets the id as well, because an UPDATE without columns is not valid SQL.
    .set({ id: row.id, ...changes })
    .where('id', '=', row.id)
    .execute();
}

/** Returns the ids of breweries with this name, ignoring case; at most two. */
export async function findAllBreweryIdsByName(db: Db, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('breweries')
    .select('id')
    .where(equalsIgnoringCase(db, 'name', name.trim()))
    .limit(2)
    .execute();
  return rows.map((row) => row.id);
}

function fromRow(row: BreweryRow): Omit<BreweryDetail, 'viewer' | 'checkinRadiusKm'> & {
  checkinRadiusKm: number | null;
  pinMovedAt: string | null;
} {
  const column = (name: 'socialLinks' | 'photos' | 'offers' | 'servingSizes') => ({
    ...{ id: row.id, name },
    text: row[name],
  });
  return {
    ...row,
    ...positionTexts(row),
    createdAt: instantText(row.createdAt),
    closedAt: row.closedAt === null ? null : instantText(row.closedAt),
    socialLinks: storedJson(column('socialLinks'), brewery.shape.socialLinks, {}),
    photos: storedJson(column('photos'), brewery.shape.photos, []),
    ...storedHours(row),
    kitchenHours: storedWeek(row.id, 'kitchenHours', row.kitchenHours),
    happyHours: storedWeek(row.id, 'happyHours', row.happyHours),
    hasOwnHours: row.hasOwnHours === 1,
    offers: storedJson(column('offers'), brewery.shape.offers, []),
    servingSizes: storedJson(column('servingSizes'), menuPrices.shape.servingSizes, []),
    timeZone: timeZoneOf(row),
  };
}

/**
 * Returns breweries whose id or name (ignoring case) is this, with the town to tell them apart; at
 * most 50.
 */
export async function findAllNamed(db: Db, idOrName: string) {
  return await db
    .selectFrom('breweries')
    .select(['id', 'name', 'city', 'state'])
    .where((eb) =>
      eb.or([eb('id', '=', idOrName), equalsIgnoringCase(db, 'name', idOrName.trim())]),
    )
    .orderBy('city')
    .limit(50)
    .execute();
}
