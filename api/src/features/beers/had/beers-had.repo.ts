import type { BeerMark, beerMarksInput } from '@hoptrail/contracts/beers/had';
import {
  BEERS_HAD_PER_PERSON,
  BEERS_PER_BREWERY,
  ENTRIES_PER_BEER,
} from '@hoptrail/contracts/limits';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';
import type { Flag } from '../../../db/tables/flag.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { compareText } from '../../../lib/compare-text.ts';
import { entriesOf } from '../shared/merged.repo.ts';

export type HadRow = Selectable<Tables['beers_had']>;

/** Returns a beer of a tap list with its brewery's position and time zone. */
export async function findBeerToMark(db: Db, beerId: string) {
  return await db
    .selectFrom('beer_recommendations as beer')
    .innerJoin('breweries', 'breweries.id', 'beer.breweryId')
    .select(['beer.id', 'beer.breweryId', 'beerName', 'beerStyle', 'abv'])
    .select(['breweries.name as breweryName', 'latitude', 'longitude', 'ownTimeZone'])
    .where('beer.id', '=', beerId)
    .executeTakeFirst();
}

export async function findHadById(db: Db, id: string): Promise<HadRow | undefined> {
  return await db.selectFrom('beers_had').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns a person's row of a beer: the last one of all entries that are the same beer; undefined if they
 * have not had it.
 */
export async function findHadOfBeer(
  db: Db,
  userId: string,
  beerId: string,
): Promise<HadRow | undefined> {
  return await db
    .selectFrom('beers_had')
    .selectAll()
    .where('userId', '=', userId)
    .where('beerId', 'in', entriesOf(sql`(${beerId})`))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns a person's last check-in at a brewery in a period. */
export async function findCheckinBetween(
  db: Db,
  { userId, breweryId }: { userId: string; breweryId: string },
  { since, until }: { since: string; until: string },
): Promise<{ id: string; visitedOn: string | null; onlyForMe: Flag } | undefined> {
  return await db
    .selectFrom('check_ins')
    .select(['id', 'visitedOn', 'onlyForMe'])
    .where('userId', '=', userId)
    .where('breweryId', '=', breweryId)
    .where('createdAt', '>=', since)
    .where('createdAt', '<=', until)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns whether a person's list of beers is full. */
export async function isListFull(db: Db, userId: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('beers_had')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count) >= BEERS_HAD_PER_PERSON;
}

export async function insertHad(db: Db, row: Insertable<Tables['beers_had']>): Promise<HadRow> {
  return await db.insertInto('beers_had').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateHad(
  db: Db,
  { row }: Authorized<HadRow>,
  changes: Pick<Updateable<Tables['beers_had']>, 'rating' | 'notes' | 'isShared' | 'searchText'>,
): Promise<HadRow> {
  return await db
    .updateTable('beers_had')
    .set(changes)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteHad(db: Db, { row }: Authorized<HadRow>): Promise<void> {
  await db.deleteFrom('beers_had').where('id', '=', row.id).execute();
}

type Beers = z.infer<typeof beerMarksInput>;

/** Returns a person's marks on the beers of a brewery, or on the given beers. */
export async function findAllMarks(
  db: Db,
  userId: string,
  { breweryId, beerIds }: Beers,
): Promise<BeerMark[]> {
  const rows = await db
    .selectFrom('beers_had')
    .select(['id', 'beerId', 'rating', 'notes', 'isShared', 'checkinId', 'hadOn'])
    .where('userId', '=', userId)
    .where('beerId', 'is not', null)
    .$if(breweryId !== undefined, (query) => query.where('breweryId', '=', breweryId ?? ''))
    .$if(beerIds !== undefined, (query) => query.where('beerId', 'in', valuesOf(db, beerIds ?? [])))
    .orderBy('id')
    .limit(BEERS_PER_BREWERY)
    .execute();
  return rows.flatMap(({ beerId, isShared, ...row }) =>
    beerId === null ? [] : [{ ...row, beerId, isShared: isShared === 1 }],
  );
}

/** Returns the entries among the beers of a brewery, or the given beers, that are merged with others. */
export async function findAllMergedEntries(
  db: Db,
  { breweryId, beerIds }: Beers,
): Promise<{ id: string; mergedAs: string | null }[]> {
  return await db
    .selectFrom('beer_recommendations')
    .select(['id', 'mergedAs'])
    .where('mergedAs', 'is not', null)
    .$if(breweryId !== undefined, (query) => query.where('breweryId', '=', breweryId ?? ''))
    .$if(beerIds !== undefined, (query) => query.where('id', 'in', valuesOf(db, beerIds ?? [])))
    .limit(BEERS_PER_BREWERY)
    .execute();
}

/** Returns a person's marks on any entry of merged beers, the last one first. */
export async function findAllMarksOfMerged(
  db: Db,
  userId: string,
  mergedIds: readonly string[],
): Promise<(Omit<BeerMark, 'beerId'> & { mergedAs: string | null })[]> {
  const rows = await db
    .selectFrom('beer_recommendations as same')
    .innerJoin('beers_had as had', 'had.beerId', 'same.id')
    .select(['had.id', 'had.rating', 'had.notes', 'had.isShared', 'had.checkinId', 'had.hadOn'])
    .select('same.mergedAs')
    .where('same.mergedAs', 'in', valuesOf(db, mergedIds))
    .where('had.userId', '=', userId)
    .orderBy('had.createdAt', 'desc')
    .orderBy('had.id', 'desc')
    .limit(BEERS_PER_BREWERY * ENTRIES_PER_BEER)
    .execute();
  return rows.map(({ isShared, ...row }) => ({ ...row, isShared: isShared === 1 }));
}

interface SharedPage {
  limit: number;
  /** The id of the last rating that was read already. */
  cursor: string | undefined;
}

/**
 * Returns the shared ratings of a beer, newest first, without those of private check-ins. Of a person who
 * rated several entries that are the same beer it has the last one.
 */
export async function findAllShared(db: Db, beerId: string, page: SharedPage) {
  const entries = await sql<{
    id: string;
  }>`select id from ${entriesOf(sql`(${beerId})`)} as entry limit ${ENTRIES_PER_BEER}`.execute(db);
  const ids = entries.rows.map(({ id }) => id);
  // Each by an index: together they would all be sorted for each page.
  const pages = await Promise.all(ids.map(async (id) => await findSharedOf(db, id, ids, page)));
  return pages
    .flat()
    .toSorted(
      (one, other) => compareText(other.createdAt, one.createdAt) || compareText(other.id, one.id),
    )
    .slice(0, page.limit);
}

/** Returns the shared ratings of an entry of a tap list. */
async function findSharedOf(
  db: Db,
  beerId: string,
  sameIds: readonly string[],
  { limit, cursor }: SharedPage,
) {
  const isLast = sql<boolean>`not exists (select 1 from beers_had as later
    left join check_ins as visit on visit.id = later."checkinId"
    where later."userId" = had."userId" and later."beerId" in ${valuesOf(db, sameIds)}
      and later."isShared" = 1 and coalesce(visit."onlyForMe", 0) = 0
      and (later.rating is not null or later.notes is not null)
      and (later."createdAt", later.id) > (had."createdAt", had.id))`;
  return await db
    .selectFrom('beers_had as had')
    .innerJoin('users', 'users.id', 'had.userId')
    .leftJoin('check_ins', 'check_ins.id', 'had.checkinId')
    .select(['had.id', 'users.username', 'users.profileImage', 'had.rating', 'had.notes'])
    .select('had.createdAt')
    .where('had.beerId', '=', beerId)
    .where('had.isShared', '=', 1)
    .where('users.suspendedAt', 'is', null)
    .where((eb) => eb.or([eb('had.checkinId', 'is', null), eb('check_ins.onlyForMe', '=', 0)]))
    .where((eb) => eb.or([eb('had.rating', 'is not', null), eb('had.notes', 'is not', null)]))
    .$if(sameIds.length > 1, (query) => query.where(isLast))
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(had."createdAt", had.id) <
          (select "createdAt", id from beers_had where id = ${cursor})`,
      ),
    )
    .orderBy('had.createdAt', 'desc')
    .orderBy('had.id', 'desc')
    .limit(limit)
    .execute();
}
