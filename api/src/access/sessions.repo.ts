import { type Insertable, sql } from 'kysely';
import { batchedReads } from '../db/batching/batched.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { rowsOf } from '../db/sql.ts';
import type { Tables } from '../db/tables/tables.ts';

/** The list shows at most this many devices, the most recently used first. */
const MAX_LISTED = 100;

export async function insertSession(
  db: Db,
  session: Insertable<Tables['sessions']>,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

interface SessionKey {
  tokenHash: string;
  now: string;
}

/** Returns an unexpired session with its user; undefined if the user is suspended. */
export const findSession = batchedReads(findOneSession, findSessions);

async function findOneSession(db: Db, { tokenHash, now }: SessionKey) {
  const [session] = await sessionsWith(db, { tokenHash, now });
  const [user] = session ? await activeUsersWith(db, { id: session.userId }) : [];
  if (!session || !user) return undefined;
  const { endsAt, lastUsedOn } = session;
  return { ...user, endsAt, lastUsedOn };
}

async function findSessions(db: Db, keys: readonly SessionKey[]) {
  const rows = await sessionsAmong(db, { json: JSON.stringify(keys) });
  const found = new Map(rows.map((row) => [row.tokenHash, row]));
  return keys.map(({ tokenHash, now }) => {
    const session = found.get(tokenHash);
    return session && session.expiresAt > now ? session : undefined;
  });
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

const sessionsAmong = prepared((db, { json }: { json: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['tokenHash', 'expiresAt', 'endsAt', 'lastUsedOn'])
    .select(['users.id', 'users.email', 'users.role'])
    .where(
      'tokenHash',
      'in',
      sql<string>`(select ${sql.ref('tokenHash')} from ${rowsOf(db, ['tokenHash'], json)} as given)`,
    )
    .where('suspendedAt', 'is', null),
);

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
