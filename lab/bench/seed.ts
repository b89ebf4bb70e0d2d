/**
 * Fills a data folder with the same content at every run: `node lab/bench/seed.ts <folder>
 * <breweries> <users>`. Every user has a check-in from last year; the first 200,000 have a session
 * with the token that `tokenOf` returns.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../api/src/db/database.ts';
import { migrate } from '../../api/src/db/migrate/migrate.ts';
import { write } from '../../api/src/db/write.ts';
import { batches, breweryAt, eventsAt, sessionAt } from './content.ts';
import { SESSIONS } from './world.ts';

const [folder = '', breweries = '0', users = '0'] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const db = openDatabase(join(folder, 'hoptrail.db'));
await migrate(db);
await sql`pragma synchronous = off`.execute(db);
await write(db, async (trx) => {
  for (const rows of batches(Number(breweries), breweryAt)) {
    await trx.insertInto('breweries').values(rows).execute();
  }
  // Many users with few check-ins and few users with many, over two years.
  await sql`
    with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < ${Number(users)} - 1)
    insert into users (id, username, email, name, checkins, checkinsReachedAt, createdAt)
    select 'user-' || n, 'user-' || n, 'user-' || n || '@people.example', 'user-' || n,
      max(1, cast(3000 / (1 + n * 7919 % 1000000 / 300.0) as integer)),
      strftime('%Y-%m-%dT%H:%M:%S.000Z', 1735689600 + n * 6700417 % 40000000, 'unixepoch'),
      '2025-01-01T00:00:00.000Z'
    from numbers`.execute(trx);
  await sql`
    insert into check_ins (id, userId, breweryId, verified, createdAt)
    select 'checkin-' || rowid, id, 'brewery-' || (rowid * 7919 % ${sql.lit(Number(breweries))}), 1, checkinsReachedAt
    from users where true`.execute(trx);
  for (const rows of batches(Math.min(SESSIONS, Number(users)), sessionAt)) {
    await trx.insertInto('sessions').values(rows).execute();
  }
  const { weekly, special } = eventsAt();
  await trx.insertInto('weekly_events').values(weekly).execute();
  await trx.insertInto('special_events').values(special).execute();
});
await db.destroy();
