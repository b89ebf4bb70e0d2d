import { randomUUID } from 'node:crypto';
import type { Owner } from '@hoptrail/contracts/staff/staff';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { valuesOf } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import type { BreweryPeople } from './breweries.rules.ts';

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

/** Returns the owners of a brewery, the one who has been an owner longest first. */
export async function findAllOwners(db: Db, id: string): Promise<Owner[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('brewery_ownerships', (join) =>
      join
        .onRef('brewery_ownerships.userId', '=', 'users.id')
        .on('brewery_ownerships.breweryId', '=', id),
    )
    .select(['users.id', 'username', 'profileImage', 'brewery_ownerships.createdAt as addedAt'])
    .where('users.id', 'in', valuesOf(db, await findOwnerIds(db, id)))
    .execute();
  const first = await db
    .selectFrom('breweries')
    .select('ownerId')
    .where('id', '=', id)
    .executeTakeFirst();
  const orderOf = (one: Owner) => (one.id === first?.ownerId ? '' : (one.addedAt ?? ''));
  return rows.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

/** Returns the owners and the staff of a brewery. */
export async function findPeopleOf(db: Db, id: string): Promise<BreweryPeople> {
  const rows = await peopleOf(db, { id });
  const idsOf = (isStaff: 0 | 1) =>
    rows.filter((row) => row.isStaff === isStaff).map(({ userId }) => userId);
  return { ownerIds: idsOf(0), staffIds: idsOf(1) };
}

const peopleOf = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom('brewery_ownerships')
    .select(['userId', flag(0)])
    .where('breweryId', '=', id)
    .union(
      db
        .selectFrom('breweries')
        .select((eb) => [eb.ref('ownerId').$notNull().as('userId'), flag(0)])
        .where('id', '=', id)
        .where('ownerId', 'is not', null),
    )
    .union(
      db
        .selectFrom('brewery_staff')
        .select(['userId', flag(1)])
        .where('breweryId', '=', id)
        .where('removedAt', 'is', null),
    ),
);

/** A literal, so that both engines know its type. */
function flag(isStaff: 0 | 1) {
  return sql<0 | 1>`${sql.lit(isStaff)}`.as('isStaff');
}

/**
 * Returns the pairs of brewery and owner in `brewery_ownerships` for these breweries, and those of
 * brewery and person on the staff.
 */
export async function findAllListedPeople(
  db: Db,
  breweryIds: readonly string[],
): Promise<{ breweryId: string; userId: string; isStaff: 0 | 1 }[]> {
  return await db
    .selectFrom('brewery_ownerships')
    .select(['breweryId', 'userId', flag(0)])
    .where('breweryId', 'in', valuesOf(db, breweryIds))
    .unionAll(
      db
        .selectFrom('brewery_staff')
        .select(['breweryId', 'userId', flag(1)])
        .where('breweryId', 'in', valuesOf(db, breweryIds))
        .where('removedAt', 'is', null),
    )
    .execute();
}

/** Returns the ids of the breweries that a user owns, ordered by name. */
export async function findAllOwnedBreweryIds(db: Db, userId: string): Promise<string[]> {
  return (await breweriesOf(db, { userId })).map((row) => row.id);
}

const breweriesOf = prepared((db, { userId }: { userId: string }) =>
  ownedBy(db, userId).select('id').orderBy('name'),
);

/** Returns the ids of the breweries whose events a user may edit: as an owner or as staff. */
export async function findAllEventBreweryIds(db: Db, userId: string): Promise<string[]> {
  return (await eventBreweriesOf(db, { userId })).map((row) => row.id);
}

const eventBreweriesOf = prepared((db, { userId }: { userId: string }) =>
  ownedBy(db, userId).select('id').union(staffedBy(db, userId)),
);

/** Selects the ids of the breweries of which a user is on the staff. */
export function staffedBy(db: Db, userId: string) {
  return db
    .selectFrom('brewery_staff')
    .select('breweryId as id')
    .where('userId', '=', userId)
    .where('removedAt', 'is', null);
}

/** Returns the numbers of breweries that a user owns, and of which they are on the staff. */
export async function countBreweriesOf(
  db: Db,
  userId: string,
): Promise<{ owned: number; staffed: number }> {
  const [counts] = await breweryCountsOf(db, { userId });
  const { listed = 0, unlisted = 0, staffed = 0 } = counts ?? {};
  return { owned: (listed ?? 0) + (unlisted ?? 0), staffed: staffed ?? 0 };
}

// Separate counts: an OR would make PostgreSQL read all breweries, and a union would be slower on SQLite.
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
      eb
        .selectFrom('brewery_staff')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .where('removedAt', 'is', null)
        .as('staffed'),
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

/** Adds an owner of a brewery; the first one becomes its `ownerId`. */
export async function insertOwner(
  db: Db,
  breweryId: string,
  userId: string,
  now: string,
): Promise<void> {
  await db
    .insertInto('brewery_ownerships')
    .values({ id: randomUUID(), userId, breweryId, createdAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'breweryId']).doNothing())
    .execute();
  await db
    .updateTable('breweries')
    .set({ ownerId: userId })
    .where('id', '=', breweryId)
    .where('ownerId', 'is', null)
    .execute();
}

/** Makes an owner of a brewery its `ownerId`. */
export async function updateFirstOwner(db: Db, breweryId: string, userId: string): Promise<void> {
  await db.updateTable('breweries').set({ ownerId: userId }).where('id', '=', breweryId).execute();
}

/** Removes an owner of a brewery; `ownerId` passes to the one who has been an owner longest. */
export async function deleteOwner(db: Db, breweryId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('brewery_ownerships')
    .where('breweryId', '=', breweryId)
    .where('userId', '=', userId)
    .execute();
  await db
    .updateTable('breweries')
    .set((eb) => ({ ownerId: nextOwner(eb, userId) }))
    .where('id', '=', breweryId)
    .where('ownerId', '=', userId)
    .execute();
}

/** Passes the `ownerId` of all breweries of a person to the next owner, before the account is deleted. */
export async function updateOwnerOfAll(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('breweries')
    .set((eb) => ({ ownerId: nextOwner(eb, userId) }))
    .where('ownerId', '=', userId)
    .execute();
}

function nextOwner(eb: ExpressionBuilder<Tables, 'breweries'>, userId: string) {
  return eb
    .selectFrom('brewery_ownerships')
    .select('userId')
    .whereRef('brewery_ownerships.breweryId', '=', 'breweries.id')
    .where('userId', '!=', userId)
    .orderBy('brewery_ownerships.createdAt')
    .orderBy('userId')
    .limit(1);
}
