import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp, temporaryFolder } from '../../testing/app.ts';
import { makeBrewery } from '../../testing/factories/brewery.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate/migrate.ts';

test('the migration drops the R*Tree and the sums of ranks, and the results stay the same', async () => {
  const dataDir = await temporaryFolder();
  const before = openDatabase(join(dataDir, 'hoptrail.db'));
  await migrate(before, { upTo: '012-upload-tries' });
  const places = ['35.1', '35.2', '35.3', null];
  const breweries = places.map((latitude, index) => {
    const longitude = latitude === null ? null : '-97.5';
    return makeBrewery({ id: `brewery-${index}`, latitude, longitude });
  });
  await before.insertInto('breweries').values(breweries).execute();
  const checkinsReachedAt = '2026-04-01T00:00:00.000Z';
  const users = [3, 2, 2, 0].map((checkins, index) =>
    makeUser({ id: `user-${index}`, checkins, checkinsReachedAt }),
  );
  await before.insertInto('users').values(users).execute();
  const { rows: former } = await sql`select * from brewery_places`.execute(before);
  expect(former).toHaveLength(3);
  await before.destroy();

  const { deps } = await buildTestApp({ dataDir });
  const { db, caches } = deps;
  const { rows: left } = await sql<{ name: string }>`select name from sqlite_schema
    where type = 'trigger' or name like 'brewery_places%' or name in ('checkin_totals', 'checkin_days')`.execute(
    db,
  );
  expect(left).toEqual([]);
  const from = { latitude: 35.3, longitude: -97.5 };
  const nearest = ['brewery-2', 'brewery-1', 'brewery-0'];
  const byMemory = await caches.breweries.nearest(from, 3);
  expect(byMemory.map(({ id }) => id)).toEqual(nearest);
  const within = await caches.breweries.nearest(from, 3, { miles: 10 });
  expect(within.map(({ id }) => id)).toEqual(nearest.slice(0, 2));
  const stored = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const now = new Date('2026-05-01T12:00:00.000Z');
  const ranks = await Promise.all(
    stored.map((user) => caches.ranks.checkins.countAhead(user, now)),
  );
  expect(ranks).toEqual([0, 1, 2, 3]);
});
