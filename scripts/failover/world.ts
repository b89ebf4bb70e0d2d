import type { DatabaseConfig } from '../../api/src/config/database/database-config.ts';
import { migrate } from '../../api/src/db/migrate/migrate.ts';
import { openPostgres } from '../../api/src/db/postgres/open-postgres.ts';
import { Session } from '../../api/src/db/postgres/sessions/session.ts';
import { makeBrewery } from '../../api/src/testing/factories/brewery.ts';

/** The number of people; each checks in once. */
const PEOPLE = 100_000;
const BREWERIES = 500;

/** Creates a database with people who are signed in, and breweries. */
export async function fillDatabase(settings: DatabaseConfig, people = PEOPLE): Promise<void> {
  const administration = await Session.connect({ ...settings, database: 'postgres' });
  await administration.control(`create database ${settings.database}`);
  await administration.end();
  const { db, close } = openPostgres({ ...settings, statementMs: 300_000 });
  await migrate(db);
  const breweries = Array.from({ length: BREWERIES }, (_, at) =>
    makeBrewery({ id: `brewery-${at}`, name: `Brewery ${at}`, latitude: null, longitude: null }),
  );
  await db.insertInto('breweries').values(breweries).execute();
  await close();
  const session = await Session.connect({ ...settings, statementMs: 300_000 });
  await session.execute(PEOPLE_ROWS, [people]);
  await session.execute(SESSION_ROWS, [people, new Date().toISOString()]);
  await session.control('analyze');
  // A killed server has less to recover then.
  await session.control('checkpoint');
  await session.end();
}

const PEOPLE_ROWS = `insert into users (id, username, email, name, "createdAt")
  select 'user-' || n, 'user-' || n, 'user-' || n || '@people.example', 'user-' || n,
    '2025-01-01T00:00:00.000Z' from generate_series(0, $1::int - 1) n`;
const SESSION_ROWS = `insert into sessions ("tokenHash", "userId", "createdAt", "expiresAt")
  select encode(sha256(convert_to('drill-token-' || n, 'UTF8')), 'hex'), 'user-' || n, $2,
    '2099-01-01T00:00:00.000Z' from generate_series(0, $1::int - 1) n`;

/** Returns the request headers of a person who is signed in. */
export function headersOf(person: number): Record<string, string> {
  return { cookie: `hoptrail=drill-token-${person}`, 'content-type': 'application/json' };
}

/** Returns the check-in of a person. */
export function checkInOf(person: number): { userId: string; breweryId: string } {
  return { userId: `user-${person}`, breweryId: `brewery-${person % BREWERIES}` };
}
