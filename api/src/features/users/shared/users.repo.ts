import type { PublicUser } from '@hoptrail/contracts/users/users';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { equalsIgnoringCase } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { usernameKey } from '../../../lib/keys.ts';
import { COUNTER_COLUMNS } from './shown-counts.repo.ts';
import { countersForOthers } from './shown-counts.rules.ts';

type Favorite = Pick<Selectable<Tables['user_favorites']>, 'breweryId' | 'createdAt'>;

const MAX_LOOK_ALIKES = 10;
const MAX_MISSING_KEYS = 1000;

/** All columns except `usernameKey`. */
const COLUMNS = [
  ...(['id', 'username', 'email', 'name', 'location', 'profileImage', 'headerImage'] as const),
  ...(['role', 'beerStylePreferences'] as const),
  ...COUNTER_COLUMNS,
  ...(['latitude', 'longitude', 'createdAt', 'suspendedAt', 'suspensionReason'] as const),
  ...(['showsOnLeaderboard', 'showsTrail', 'privateCheckins', 'distanceUnit'] as const),
] as const;

export async function insertUser(db: Db, user: Insertable<Tables['users']>): Promise<void> {
  await db.insertInto('users').values(withKey(user)).execute();
}

export async function findUserById(db: Db, id: string) {
  const [user] = await usersWith(db, { id });
  return user;
}

const usersWith = prepared((db, { id }: { id: string }) =>
  db.selectFrom('users').select(COLUMNS).where('id', '=', id),
);

export async function findUserByEmail(db: Db, email: string) {
  return await db.selectFrom('users').select(COLUMNS).where('email', '=', email).executeTakeFirst();
}

export async function findUserByUsername(db: Db, username: string) {
  return await db
    .selectFrom('users')
    .select(COLUMNS)
    .where(equalsIgnoringCase(db, 'username', username))
    .executeTakeFirst();
}

export async function findUserIdByEmail(db: Db, email: string): Promise<string | undefined> {
  return (await findUserByEmail(db, email))?.id;
}

/**
 * Returns the users with this username or one that looks like it, at most ten.
 * @param key the username as `usernameKey()` folds it
 */
export async function findAllByUsernameKey(
  db: Db,
  key: string,
): Promise<{ id: string; username: string }[]> {
  return await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('usernameKey', '=', key)
    .limit(MAX_LOOK_ALIKES)
    .execute();
}

/** Returns users whom an older version wrote, so that their names have no key until the next start. */
export async function findAllWithoutUsernameKey(
  db: Db,
): Promise<{ id: string; username: string }[]> {
  return await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('usernameKey', 'is', null)
    .limit(MAX_MISSING_KEYS)
    .execute();
}

export async function existsUsername(db: Db, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(equalsIgnoringCase(db, 'username', username))
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateUser(
  db: Db,
  id: string,
  changes: Updateable<Tables['users']>,
): Promise<void> {
  // Sets the id as well, because an UPDATE without columns is not valid SQL.
  await db
    .updateTable('users')
    .set({ id, ...withKey(changes) })
    .where('id', '=', id)
    .execute();
}

/** Adds the key of a username that is written. */
function withKey<User extends Updateable<Tables['users']>>(user: User) {
  return typeof user.username === 'string'
    ? { ...user, usernameKey: usernameKey(user.username) }
    : user;
}

export async function deleteUserById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/**
 * Returns what others see of a user. Who left the leaderboard shows no number of check-ins.
 */
export async function findPublicUser(
  db: Db,
  id: string,
  now: Date,
): Promise<PublicUser | undefined> {
  const user = await findUserById(db, id);
  if (!user) return undefined;
  const { username, name, profileImage, headerImage } = user;
  const checkins = user.showsOnLeaderboard ? countersForOthers(user, now).checkins : null;
  return { id, username, name, profileImage, headerImage, checkins };
}

/** Returns the ids of a user's favourite breweries, newest first. */
export async function findFavoriteIds(db: Db, userId: string): Promise<string[]> {
  const favorites = await favoritesOf(db, { userId });
  return favorites.toSorted(newestFirst).map((row) => row.breweryId);
}

// Sorted in JavaScript, because SQLite would plan the ordered query again at every run.
const favoritesOf = prepared((db, { userId }: { userId: string }) =>
  db.selectFrom('user_favorites').select(['breweryId', 'createdAt']).where('userId', '=', userId),
);

function newestFirst(a: Favorite, b: Favorite): number {
  if (a.createdAt !== b.createdAt) return a.createdAt > b.createdAt ? -1 : 1;
  return a.breweryId < b.breweryId ? -1 : 1;
}

export async function deleteFavorite(db: Db, userId: string, breweryId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_favorites')
    .where('userId', '=', userId)
    .where('breweryId', '=', breweryId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Adds a favourite, unless it is one already. */
export async function insertFavorite(
  db: Db,
  favorite: Insertable<Tables['user_favorites']>,
): Promise<void> {
  await db
    .insertInto('user_favorites')
    .values(favorite)
    .onConflict((conflict) => conflict.columns(['userId', 'breweryId']).doNothing())
    .execute();
}
