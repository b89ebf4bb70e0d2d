import { STAFF_PER_BREWERY, STAFF_PLACES_PER_PERSON } from '@hoptrail/contracts/limits';
import type { StaffMember } from '@hoptrail/contracts/staff/staff';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';

interface Place {
  breweryId: string;
  userId: string;
}

/** Returns the staff of a brewery, those who were added first at the top; at most 30. */
export async function findAllStaff(db: Db, breweryId: string): Promise<StaffMember[]> {
  return await db
    .selectFrom('brewery_staff')
    .innerJoin('users', 'users.id', 'brewery_staff.userId')
    .select(['users.id', 'username', 'profileImage', 'addedAt'])
    .where('breweryId', '=', breweryId)
    .where('removedAt', 'is', null)
    .orderBy('addedAt')
    .orderBy('username')
    .limit(STAFF_PER_BREWERY)
    .execute();
}

/** Returns the ids of the breweries of which a person is on the staff, by name; at most 50. */
export async function findAllStaffBreweryIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('brewery_staff')
    .innerJoin('breweries', 'breweries.id', 'brewery_staff.breweryId')
    .select('breweries.id')
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .orderBy('name')
    .limit(STAFF_PLACES_PER_PERSON)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the number of breweries of which a person is on the staff. */
export async function countStaffBreweries(db: Db, userId: string): Promise<number> {
  const [places] = await placesOf(db, { userId });
  return places?.count ?? 0;
}

const placesOf = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('brewery_staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('removedAt', 'is', null),
);

/** Returns whether a person was on the staff of a brewery, and is not any more. */
export async function existsFormerStaff(db: Db, { breweryId, userId }: Place): Promise<boolean> {
  const row = await db
    .selectFrom('brewery_staff')
    .select('removedAt')
    .where('breweryId', '=', breweryId)
    .where('userId', '=', userId)
    .where('removedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a person to the staff of a brewery; one who was removed returns. */
export async function upsertStaff(
  db: Db,
  { row: { id: breweryId } }: Authorized<{ id: string }>,
  { userId, addedAt }: { userId: string; addedAt: string },
): Promise<void> {
  await db
    .insertInto('brewery_staff')
    .values({ breweryId, userId, addedAt, removedAt: null })
    .onConflict((conflict) =>
      conflict.columns(['breweryId', 'userId']).doUpdateSet({ addedAt, removedAt: null }),
    )
    .execute();
}

/**
 * Removes a person from the staff of a brewery.
 * @returns false if the person was not on it
 */
export async function updateStaffRemoved(
  db: Db,
  { row: { id: breweryId } }: Authorized<{ id: string }>,
  { userId, removedAt }: { userId: string; removedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('brewery_staff')
    .set({ removedAt })
    .where('breweryId', '=', breweryId)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a person's row, because they own the brewery now. */
export async function deleteStaff(db: Db, { breweryId, userId }: Place): Promise<void> {
  await db
    .deleteFrom('brewery_staff')
    .where('breweryId', '=', breweryId)
    .where('userId', '=', userId)
    .execute();
}
