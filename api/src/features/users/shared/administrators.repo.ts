import type { Db } from '../../../db/database.ts';

const MAX_LISTED = 1000;

/** Makes an account an administrator, or none any more. @returns whether there is the account */
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

/** Returns whether any account was made an administrator. */
export async function existsAdministrator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Why the account of an address may not sign in; undefined where it may, or where there is none. */
export async function findSuspensionReason(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('suspensionReason')
    .where('email', '=', email)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst();
  return row && (row.suspensionReason ?? 'no reason was given');
}

/** The addresses of the accounts that were made administrators. */
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

/** Lets an address become an administrator when it signs up. */
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

/** Uses an invitation up, or takes it back. @returns whether there was one */
export async function deleteAdministratorInvitation(db: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('administrator_invitations')
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The addresses that become administrators when they sign up. */
export async function findAllAdministratorInvitations(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('administrator_invitations')
    .select('email')
    .orderBy('email')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ email }) => email);
}
