import type { Db } from '../../../db/database.ts';

/** Stores a link and deletes the address's previous one. */
export async function insertSignInLink(
  db: Db,
  link: { tokenHash: string; email: string; expiresAt: string },
): Promise<void> {
  await db.deleteFrom('sign_in_links').where('email', '=', link.email).execute();
  await db.insertInto('sign_in_links').values(link).execute();
}

/** Returns the address that a link signs in; undefined if it expired or does not exist. */
export async function findSignInLink(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('sign_in_links')
    .select('email')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return link?.email;
}

export async function deleteSignInLink(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sign_in_links').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteExpiredSignInLinks(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sign_in_links').where('expiresAt', '<=', now).execute();
}
