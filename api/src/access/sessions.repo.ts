import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';

/** The list shows at most this many devices, the most recently used first. */
const MAX_LISTED = 100;

export async function insertSession(
  db: Db,
  session: Insertable<Tables['sessions']>,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Returns an unexpired session with its user; undefined if the user is suspended. */
export async function findSession(db: Db, tokenHash: string, now: string) {
  const [session] = await sessionsWith(db, { tokenHash, now });
  const [user] = session ? await activeUsersWith(db, { id: session.userId }) : [];
  if (!session || !user) return undefined;
  const { endsAt, lastUsedOn } = session;
  return { ...user, endsAt, lastUsedOn };
}

// Two queries, because SQLite plans a join on a parameter again at every run, which takes longer.
const sessionsWith = prepared((db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  db
    .selectFrom('sessions')
    .select(['userId', 'endsAt', 'lastUsedOn'])
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

/** Returns whether a user may use their sessions: the account exists and is not suspended. */
export async function existsActiveUser(db: Db, id: string): Promise<boolean> {
  return (await activeUsersWith(db, { id })).length > 0;
}

/** Returns the user's unexpired sessions, the most recently used first. */
export async function findAllSessionsOf(db: Db, userId: string, now: string) {
  return await db
    .selectFrom('sessions')
    .select(['tokenHash', 'device', 'createdAt', 'lastUsedOn'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedOn', (order) => order.desc().nullsLast())
    .orderBy('createdAt', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

export async function updateSessionUse(
  db: Db,
  tokenHash: string,
  use: { expiresAt: string; lastUsedOn: string },
): Promise<void> {
  await db.updateTable('sessions').set(use).where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}

/** Deletes all sessions of a user, which signs them out on all devices. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}
