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

/** The user of a session that has not ended, and when it will; nobody who is suspended. */
export async function findSession(db: Db, tokenHash: string, now: string) {
  const [session] = await sessionsWith(db, { tokenHash, now });
  const [user] = session ? await activeUsersWith(db, { id: session.userId }) : [];
  return session && user && { ...user, expiresAt: session.expiresAt };
}

// One by one: SQLite plans a join by a parameter anew at every run, which takes longer than both.
const sessionsWith = prepared((db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  db
    .selectFrom('sessions')
    .select(['userId', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now),
);

const activeUsersWith = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('id', '=', id)
    .where('suspendedAt', 'is', null),
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
