import { migrate } from '../../api/src/db/migrate/migrate.ts';
import { openPostgres } from '../../api/src/db/postgres/open-postgres.ts';
import { Session } from '../../api/src/db/postgres/sessions/session.ts';
import { settingsOf } from '../../api/src/testing/postgres/settings-of.ts';

export const USERS = 100_000;
export const BREWERIES = 1000;

/** Returns the session token of a user. */
export function tokenOf(user: number): string {
  return `rolling-token-${user}-${'x'.repeat(24)}`;
}

/** Fills an empty database with breweries and with signed-in people without check-ins. */
export async function fill(url: string): Promise<void> {
  const settings = settingsOf(url);
  const { db, close } = openPostgres(settings);
  await migrate(db);
  await close();
  const session = await Session.connect(settings);
  const now = `'2026-01-01T00:00:00.000Z'`;
  // No instance runs yet that could want to know of the changes.
  await session.control(`set session_replication_role = replica;
    insert into users (id, username, email, name, "createdAt")
      select 'user-' || n, 'user-' || n, 'user-' || n || '@people.example', 'User ' || n, ${now}
      from generate_series(0, ${USERS - 1}) n;
    insert into sessions ("tokenHash", "userId", "createdAt", "expiresAt")
      select encode(sha256(convert_to('rolling-token-' || n || '-' || repeat('x', 24), 'UTF8')), 'hex'),
        'user-' || n, ${now}, '2099-01-01T00:00:00.000Z'
      from generate_series(0, ${USERS - 1}) n;
    insert into breweries (id, name, address, city, state, "zipCode", latitude, longitude, type, rating,
        "searchText", "createdAt")
      select 'brewery-' || n, 'Brewery ' || n, n || ' Main St', 'Tulsa', 'Oklahoma', '74103',
        (25 + n % 24)::text || '.1', (-124 + n % 57)::text || '.2', 'Craft Brewery', '0',
        'brewery ' || n || ' tulsa', ${now}
      from generate_series(0, ${BREWERIES - 1}) n;
    analyze`);
  await session.end();
}

/** Returns the number of check-ins, and of counters that differ from them. */
export async function countCheckins(url: string): Promise<{ checkins: number; wrong: number }> {
  const session = await Session.connect(settingsOf(url));
  const { rows } = await session.execute<{ checkins: number; wrong: number }>(`select
    (select count(*) from check_ins)::int as checkins,
    ((select count(*) from users u where checkins <>
      (select count(*) from check_ins c where c."userId" = u.id)) +
    (select count(*) from breweries b where checkins <>
      (select count(*) from check_ins c where c."breweryId" = b.id)))::int as wrong`);
  await session.end();
  return rows[0] ?? { checkins: 0, wrong: 0 };
}

/** Returns the name of the last migration that has run. */
export async function findNewestMigration(url: string): Promise<string | undefined> {
  const session = await Session.connect(settingsOf(url));
  const { rows } = await session.execute<{ name: string | null }>(
    'select max(name) as name from kysely_migration',
  );
  await session.end();
  return rows[0]?.name ?? undefined;
}
