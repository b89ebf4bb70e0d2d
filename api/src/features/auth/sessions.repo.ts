import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';

interface NewSession {
  tokenHash: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** The user of a session that has not ended, and when it will. */
export async function findSession(db: Db, tokenHash: string, now: string) {
  const [session] = await sessionsWith(db, { tokenHash, now });
  return session;
}

const sessionsWith = prepared((db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.email', 'users.role', 'sessions.expiresAt'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where('users.suspendedAt', 'is', null),
);

export async function updateSessionExpiry(
  db: Db,
  tokenHash: string,
  expiresAt: string,
): Promise<void> {
  await db.updateTable('sessions').set({ expiresAt }).where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}

/** Signs a user out on all devices. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}
