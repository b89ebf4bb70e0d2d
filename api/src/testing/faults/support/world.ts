import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Db } from '../../../db/database.ts';
import { openDatabase } from '../../../db/database.ts';
import { migrate } from '../../../db/migrate/migrate.ts';
import { makeBrewery } from '../../factories/brewery.ts';
import { makeUser } from '../../factories/user.ts';

const BREWERIES = 20;

/** A user at a brewery who can check in. */
export interface Visit {
  userId: string;
  breweryId: string;
  /** The session cookie of the user. */
  cookie: string;
}

/**
 * Inserts signed-in people, and breweries at one place, into a data folder.
 * @returns all check-ins that they can make on one day, in an order that mixes people
 */
export async function fillWithPeople(dataDir: string, people: number): Promise<Visit[]> {
  const db = openDatabase(join(dataDir, 'hoptrail.db'));
  try {
    await migrate(db);
    return await insertPeople(db, people);
  } finally {
    await db.destroy();
  }
}

/** Inserts the same into an open database. */
export async function insertPeople(db: Db, people: number): Promise<Visit[]> {
  const users = Array.from({ length: people }, () => makeUser());
  const breweries = Array.from({ length: BREWERIES }, () => makeBrewery());
  await db.insertInto('users').values(users).execute();
  await db.insertInto('breweries').values(breweries).execute();
  const sessions = users.map(({ id }) => ({
    tokenHash: createHash('sha256').update(id).digest('hex'),
    userId: id,
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
  }));
  await db.insertInto('sessions').values(sessions).execute();
  return breweries.flatMap(({ id }) =>
    users.map((user) => ({ userId: user.id, breweryId: id, cookie: `hoptrail=${user.id}` })),
  );
}

/**
 * Checks a user in over HTTP.
 * @throws TypeError when the server ends meanwhile
 */
export async function checkIn(
  url: string,
  { userId, breweryId, cookie }: Visit,
): Promise<Response> {
  const response = await fetch(`${url}/api/checkins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ userId, breweryId }),
  });
  await response.arrayBuffer();
  return response;
}

/** Returns a check-in as one word, for comparison. */
export function nameOf({ userId, breweryId }: Pick<Visit, 'userId' | 'breweryId'>): string {
  return `${userId}@${breweryId}`;
}
