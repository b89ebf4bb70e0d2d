import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { defined } from '../../../lib/defined.ts';
import { searchTextOfBrewery } from '../../../lib/keys.ts';
import { updateNameAlong } from '../../breweries/shared/rename.repo.ts';
import { updateEventsOf } from '../../events/shared/changed-events.repo.ts';
import {
  type ImportedValues,
  unwritten,
  type WrittenValues,
  writtenValues,
} from './imports.rules.ts';

/** A brewery with the values that imports wrote. */
export interface StoredBrewery {
  id: string;
  current: ImportedValues;
  last: WrittenValues;
  closedAt: string | null;
  hasOwner: boolean;
  socialLinks: Readonly<Record<string, string | null>>;
}

/** Returns the breweries with these ids that exist, by id. At most a batch of ids. */
export async function findAllByIds(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredBrewery>> {
  const rows = await db
    .selectFrom('breweries')
    .leftJoin('brewery_imports', 'brewery_imports.breweryId', 'breweries.id')
    .select((eb) => [
      'breweries.id',
      'name',
      'address',
      'city',
      'state',
      'zipCode',
      'latitude',
      'longitude',
      'type',
      'phone',
      'socialLinks',
      'hours',
      'openingHours',
      'hasOwnHours',
      'ownTimeZone',
      'offers',
      'closedAt',
      'brewery_imports.values',
      eb
        .or([
          eb('ownerId', 'is not', null),
          eb.exists(
            eb
              .selectFrom('brewery_ownerships')
              .select('brewery_ownerships.id')
              .whereRef('brewery_ownerships.breweryId', '=', 'breweries.id'),
          ),
        ])
        .as('isOwned'),
    ])
    .where('breweries.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, socialLinks: links, values, closedAt, isOwned, ...row }) => {
      const socialLinks = linksSchema.parse(JSON.parse(links));
      const current = { ...row, website: socialLinks.website ?? null };
      const last = values === null ? {} : writtenValues.parse(JSON.parse(values));
      return [id, { id, current, last, socialLinks, closedAt, hasOwner: Boolean(isOwned) }];
    }),
  );
}

export interface NewBrewery {
  id: string;
  values: ImportedValues;
}

/** Inserts at most a batch of breweries, and stores their values as the base of the next merge. */
export async function insertAll(
  db: Db,
  breweries: readonly NewBrewery[],
  source: string,
  now: Date,
): Promise<void> {
  if (breweries.length === 0) return;
  const createdAt = now.toISOString();
  await db
    .insertInto('breweries')
    .values(breweries.map(({ id, values }) => toRow(id, values, createdAt)))
    .execute();
  await db
    .insertInto('brewery_imports')
    .values(
      breweries.map(({ id, values }) => ({
        breweryId: id,
        source,
        values: JSON.stringify(values),
        importedAt: createdAt,
      })),
    )
    .execute();
}

/**
 * Writes merged values into a brewery and stores them as the base of the next merge. A new name also
 * replaces the old one in its events and beers.
 */
export async function update(
  db: Db,
  stored: StoredBrewery,
  changes: Partial<ImportedValues>,
  written: WrittenValues,
  source: string,
  now: Date,
): Promise<void> {
  const { website, ...columns } = changes;
  const after = { ...stored.current, ...changes };
  const row: Updateable<Tables['breweries']> = {
    ...columns,
    searchText: searchTextOfBrewery(after),
  };
  if (columns.hours !== undefined) row.hoursRead = columns.hours;
  if (website !== undefined) {
    row.socialLinks = JSON.stringify({ ...stored.socialLinks, website });
  }
  await db.updateTable('breweries').set(row).where('id', '=', stored.id).execute();
  if (after.name !== stored.current.name) {
    await updateNameAlong(db, stored.id, stored.current.name, after.name);
  }
  if (['name', 'latitude', 'longitude', 'ownTimeZone'].some((name) => name in changes)) {
    await updateEventsOf(db, stored.id, now.toISOString());
  }
  await db
    .updateTable('brewery_imports')
    .set({ source, values: JSON.stringify(written), importedAt: now.toISOString() })
    .where('breweryId', '=', stored.id)
    .execute();
}

/** Closes or reopens a brewery, and stores that an import did it. */
export async function updateClosing(
  db: Db,
  { id, last }: StoredBrewery,
  closedAt: string | null,
  source: string,
  now: Date,
): Promise<void> {
  await db.updateTable('breweries').set({ closedAt }).where('id', '=', id).execute();
  await db
    .updateTable('brewery_imports')
    .set({ source, values: JSON.stringify({ ...last, closedAt }), importedAt: now.toISOString() })
    .where('breweryId', '=', id)
    .execute();
}

const linksSchema = z.record(z.string(), z.string().nullable());

function toRow(
  id: string,
  { website, ...values }: ImportedValues,
  createdAt: string,
): Insertable<Tables['breweries']> {
  // Each row of a statement has the same columns.
  const columns = { ...unwritten, ...defined(values) };
  return {
    ...values,
    ...columns,
    id,
    hoursRead: columns.hours,
    socialLinks: JSON.stringify(website === null ? {} : { website }),
    searchText: searchTextOfBrewery(values),
    createdAt,
  };
}
