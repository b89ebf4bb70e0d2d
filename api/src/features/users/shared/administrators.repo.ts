import type { Db } from '../../../db/database.ts';

const MAX_LISTED = 1000;

/**
 * Sets the role of an account.
 * @returns whether the account exists
 */
export async function updateRole(db: Db, email: string, role: 'user' | 'admin'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ role })
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateRoleById(db: Db, id: string, role: 'user' | 'admin'): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', id).execute();
}

/** Returns whether any account has the role of administrator. */
export async function existsAdministrator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns why the account of an address is suspended; undefined if it is not, or does not exist.
 */
export async function findSuspensionReason(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('suspensionReason')
    .where('email', '=', email)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst();
  return row && (row.suspensionReason ?? 'no reason was given');
}

/** Returns the addresses of the accounts with the role of administrator. */
export async function findAllAdministrators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('email')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ email }) => email);
}

/** Stores that an address becomes an administrator when it signs up. */
export async function insertAdministratorInvitation(
  db: Db,
  email: string,
  now: string,
): Promise<void> {
  await db
    .insertInto('administrator_invitations')
    .values({ email, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns whether an address becomes an administrator when it signs up. */
export async function existsAdministratorInvitation(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('administrator_invitations')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes an administrator invitation.
 * @returns whether it existed
 */
export async function deleteAdministratorInvitation(db: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('administrator_invitations')
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the addresses that become administrators when they sign up. */
export async function findAllAdministratorInvitations(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('administrator_invitations')
    .select('email')
    .orderBy('email')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ email }) => email);
}
