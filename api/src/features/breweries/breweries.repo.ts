import type { BreweryDetail, ListedBrewery } from '@hoptrail/contracts/breweries';
import { socialNetworks } from '@hoptrail/contracts/breweries';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

type BreweryRow = Omit<Selectable<Tables['breweries']>, 'seq' | 'searchText'>;

const columns = [
  'id',
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'latitude',
  'longitude',
  'image',
  'logo',
  'type',
  'hours',
  'policies',
  'socialLinks',
  'phone',
  'podcastUrl',
  'photos',
  'tapListUrl',
  'podcastEpisode',
  'checkins',
  'rating',
  'ownerId',
  'bannerImage',
  'bannerLink',
  'untappdUrl',
  'checkinRadiusKm',
  'createdAt',
] as const;

const stored = {
  socialLinks: z.partialRecord(z.enum(socialNetworks), z.string().nullable()),
  photos: z.array(z.string()),
};

export async function existsBrewery(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('breweries').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** A brewery with everything stored about it; `checkinRadiusKm` is null for the usual radius. */
export async function findBreweryById(db: Db, id: string) {
  const row = await db
    .selectFrom('breweries')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** The ids of who owns a brewery, by its record and by the list of ownerships. */
export async function findOwnerIds(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('brewery_ownerships')
    .select('userId')
    .where('breweryId', '=', id)
    .union(
      db
        .selectFrom('breweries')
        .select((eb) => eb.ref('ownerId').$notNull().as('userId'))
        .where('id', '=', id)
        .where('ownerId', 'is not', null),
    )
    .execute();
  return rows.map((row) => row.userId);
}

/** The breweries with these ids, in this order; ids without one are left out. */
export async function findAllBreweriesByIds(
  db: Db,
  ids: readonly string[],
): Promise<ListedBrewery[]> {
  const rows = await db
    .selectFrom('breweries')
    .select(columns)
    .where('id', 'in', idsFrom(ids))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, fromRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A list of ids as one parameter: any length is the same statement, and none is too long. */
function idsFrom(ids: readonly string[]) {
  return sql<string>`(select value from json_each(${JSON.stringify(ids)}))`;
}

function fromRow(row: BreweryRow): Omit<BreweryDetail, 'viewer' | 'checkinRadiusKm'> & {
  checkinRadiusKm: number | null;
} {
  return {
    ...row,
    socialLinks: stored.socialLinks.parse(JSON.parse(row.socialLinks)),
    photos: stored.photos.parse(JSON.parse(row.photos)),
  };
}
