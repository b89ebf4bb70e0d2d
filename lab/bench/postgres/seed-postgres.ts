/**
 * Fills an empty database on PostgreSQL with the content that `seed.ts` gives SQLite: `node
 * lab/bench/postgres/seed-postgres.ts <url> <breweries> <users>`.
 */
import { sql } from 'kysely';
import postgres from 'postgres';
import type { Db } from '../../../api/src/db/database.ts';
import { migrate } from '../../../api/src/db/migrate/migrate.ts';
import { openPostgres } from '../../../api/src/db/postgres/open-postgres.ts';
import { settingsOf } from '../../../api/src/testing/postgres/settings-of.ts';
import { batches, breweryAt, eventsAt } from '../content.ts';

/** How long a statement may take. */
const FILL_MS = 600_000;
const [url = '', breweries = '0', users = '0'] = process.argv.slice(2);
// One of its statements takes longer than a request may, on a busy machine.
const { db, close } = openPostgres({ ...settingsOf(url), statementMs: FILL_MS });
await migrate(db);
await db.connection().execute(async (one) => {
  // Neither triggers nor foreign keys: the change log begins empty.
  await sql`set session_replication_role = replica`.execute(one);
  await fill(one);
});
await close();
const plain = postgres(url, { max: 1 });
await plain`vacuum analyze`;
await plain`checkpoint`;
await plain.end();

async function fill(one: Db): Promise<void> {
  for (const rows of batches(Number(breweries), breweryAt)) {
    await one.insertInto('breweries').values(rows).execute();
  }
  await sql`
    insert into users (id, username, email, name, checkins, "checkinsReachedAt", "createdAt")
    select 'user-' || n, 'user-' || n, 'user-' || n || '@people.example', 'user-' || n,
      greatest(1, cast(trunc(3000 / (1 + n * 7919 % 1000000 / 300.0)) as integer)),
      to_char(to_timestamp(1735689600 + n * 6700417 % 40000000) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS".000Z"'),
      '2025-01-01T00:00:00.000Z'
    from generate_series(0::bigint, ${sql.lit(Number(users) - 1)}) as n`.execute(one);
  await sql`
    insert into check_ins (id, "userId", "breweryId", verified, "createdAt")
    select 'checkin-' || seq, id, 'brewery-' || (seq * 7919 % ${sql.lit(Number(breweries))}), 1,
      "checkinsReachedAt"
    from users`.execute(one);
  // All of them have a session here, since every measured check-in is of another user.
  await sql`
    insert into sessions ("tokenHash", "userId", "createdAt", "expiresAt")
    select encode(sha256(cast('bench-token-' || (seq - 1) || '-' || ${sql.lit('x'.repeat(24))} as bytea)), 'hex'),
      id, "createdAt", '2099-01-01T00:00:00.000Z'
    from users`.execute(one);
  const { weekly, special } = eventsAt();
  await one.insertInto('weekly_events').values(weekly).execute();
  await one.insertInto('special_events').values(special).execute();
}
