import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { valuesOf } from '../../../db/sql.ts';

/**
 * Returns the ids of a brewery's owners, from `breweries.ownerId` and from `brewery_ownerships`.
 */
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

/** Returns the pairs of brewery and owner in `brewery_ownerships` for these breweries. */
export async function findAllOwnerships(
  db: Db,
  breweryIds: readonly string[],
): Promise<{ breweryId: string; userId: string }[]> {
  return await db
    .selectFrom('brewery_ownerships')
    .select(['breweryId', 'userId'])
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .execute();
}

/** Returns the ids of the breweries that a user owns, ordered by name. */
export async function findAllOwnedBreweryIds(db: Db, userId: string): Promise<string[]> {
  return (await breweriesOf(db, { userId })).map((row) => row.id);
}

const breweriesOf = prepared((db, { userId }: { userId: string }) =>
  ownedBy(db, userId).select('id').orderBy('name'),
);

/** Returns the number of breweries that a user owns. */
export async function countOwnedBreweries(db: Db, userId: string): Promise<number> {
  const [owned] = await breweryCountsOf(db, { userId });
  return (owned?.listed ?? 0) + (owned?.unlisted ?? 0);
}

// Two counts: an OR would make PostgreSQL read all breweries, and a union would be slower on SQLite.
const breweryCountsOf = prepared((db, { userId }: { userId: string }) =>
  db.selectNoFrom((eb) => {
    const listed = eb.selectFrom('brewery_ownerships').where('userId', '=', userId);
    return [
      listed.select((of) => of.fn.countAll<number>().as('count')).as('listed'),
      eb
        .selectFrom('breweries')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('ownerId', '=', userId)
        .where('id', 'not in', listed.select('breweryId'))
        .as('unlisted'),
    ];
  }),
);

/**
 * Selects the breweries that a user owns, by `breweries.ownerId` or by `brewery_ownerships`. A union,
 * because PostgreSQL would read all breweries for an OR.
 */
export function ownedBy(db: Db, userId: string) {
  return db.selectFrom('breweries').where('id', 'in', (eb) =>
    eb
      .selectFrom('brewery_ownerships')
      .select('breweryId as id')
      .where('userId', '=', userId)
      .union(eb.selectFrom('breweries').select('id').where('ownerId', '=', userId)),
  );
}

/** Replaces all owners of a brewery by one user, or by nobody. */
export async function updateOwner(
  db: Db,
  breweryId: string,
  userId: string | null,
  now: string,
): Promise<void> {
  await db.deleteFrom('brewery_ownerships').where('breweryId', '=', breweryId).execute();
  await db.updateTable('breweries').set({ ownerId: userId }).where('id', '=', breweryId).execute();
  if (userId === null) return;
  await db
    .insertInto('brewery_ownerships')
    .values({ id: randomUUID(), userId, breweryId, createdAt: now })
    .execute();
}
