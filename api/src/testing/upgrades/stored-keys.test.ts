import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Db, openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { usernameKey } from '../../lib/keys.ts';
import { openDataFolder } from '../../ops/data-folder/data-folder.ts';
import { buildTestApp, temporaryFolder, testRuntime } from '../app.ts';
import { makeBeerHad } from '../factories/beer.ts';
import { makeBrewery } from '../factories/brewery.ts';
import { makeUser } from '../factories/user.ts';
import { codeFor, Person, PORTRAIT, signUp } from '../person.ts';
import { emptyDatabaseUrl } from '../postgres/databases.ts';
import { isOnPostgres } from '../postgres/is-on-postgres.ts';
import { settingsOf } from '../postgres/settings-of.ts';

/** The last migration with keys that the database computes. */
const BEFORE = '027-legacy-event-changes';
const createdAt = '2026-04-30T20:00:00.000Z';

/** Returns a folder, where its database is, and a way to open it. */
async function place() {
  const dataDir = await temporaryFolder();
  const database = isOnPostgres ? settingsOf(await emptyDatabaseUrl()) : undefined;
  const open = () => {
    const { db, close } = database
      ? openPostgres(database)
      : withClose(openDatabase(join(dataDir, 'hoptrail.db')));
    onTestFinished(close);
    return { db, close };
  };
  const start = async () => {
    const data = await openDataFolder({ dataDir, database, objectStore: undefined }, testRuntime);
    onTestFinished(() => data.close());
    return data;
  };
  return { open, start };
}

function withClose(db: Db) {
  return { db, close: () => db.destroy() };
}

async function insertUsers(db: Db, users: Record<string, string>): Promise<void> {
  for (const [username, email] of Object.entries(users)) {
    const id = `id-${username}`;
    await db.insertInto('users').values(makeUser({ id, username, email })).execute();
  }
}

async function keysOf(db: Db): Promise<Record<string, string | null>> {
  const rows = await db.selectFrom('users').select(['username', 'usernameKey']).execute();
  return Object.fromEntries(rows.map((row) => [row.username, row.usernameKey]));
}

test('a start on the schema before stores the keys of usernames, and keeps those that collide', async () => {
  const { open, start } = await place();
  const before = open();
  await migrate(before.db, { upTo: BEFORE });
  const names = ['ada', 'rnariner', 'nguyễn', 'nguyen', 'ελένη', 'ελενη', 'straße_11'];
  await insertUsers(
    before.db,
    Object.fromEntries(names.map((name) => [name, `${name}@b.example`])),
  );
  expect((await keysOf(before.db)).nguyễn).toBe('nguyễn');
  await before.close();
  const { db } = await start();
  expect(await keysOf(db)).toEqual(
    Object.fromEntries(names.map((name) => [name, usernameKey(name)])),
  );
});

test('it folds what searches look through again', async () => {
  const { open, start } = await place();
  const before = open();
  await migrate(before.db, { upTo: BEFORE });
  const brewery = makeBrewery({ name: 'Nørre’s Bryghus', city: 'Århus', state: '' });
  const former = { ...brewery, searchText: 'nørre’s bryghus arhus' };
  await before.db.insertInto('breweries').values(former).execute();
  await insertUsers(before.db, { ada: 'ada@people.example' });
  const userId = 'id-ada';
  const beer = makeBeerHad({ userId, beerName: 'Røg-Øl', searchText: 'røg-øl' });
  await before.db.insertInto('beers_had').values(beer).execute();
  const file = { id: 'import', userId, fileName: 'a.csv', bytes: 1, nextAttemptAt: createdAt };
  await before.db
    .insertInto('visit_imports')
    .values({ ...file, createdAt })
    .execute();
  const visit = { id: 'visit', importId: 'import', userId, visitedAt: createdAt, createdAt };
  const where = { placeName: 'Gull’s Nest', city: null, visitedOn: '2026-04-30' };
  await before.db
    .insertInto('imported_visits')
    .values({ ...visit, ...where, source: 'untappd', sourceKey: '1', searchText: 'gull’s nest' })
    .execute();
  await before.close();
  const { db } = await start();
  const texts = async (table: 'breweries' | 'beers_had' | 'imported_visits') =>
    (await db.selectFrom(table).select('searchText').execute()).map((row) => row.searchText);
  expect(await texts('breweries')).toEqual(['norres bryghus arhus']);
  expect(await texts('beers_had')).toEqual(['rog ol amber porch light brewing']);
  expect(await texts('imported_visits')).toEqual(['gulls nest']);
});

test('it normalizes addresses, unless another account has the normalized one', async () => {
  const { open, start } = await place();
  const before = open();
  await migrate(before.db, { upTo: BEFORE });
  await insertUsers(before.db, {
    ada: 'ada@xn--bru-rla.example',
    grace: 'grace@xn--bru-rla.example',
    other: 'grace@bräu.example',
    plain: 'jörg@people.example',
  });
  await before.db
    .insertInto('administrator_invitations')
    .values({ email: 'june@ｂräu.example', createdAt })
    .execute();
  await before.close();
  const { db } = await start();
  const users = await db.selectFrom('users').select('email').orderBy('username').execute();
  expect(users.map(({ email }) => email)).toEqual([
    'ada@bräu.example',
    'grace@xn--bru-rla.example',
    'grace@bräu.example',
    'jörg@people.example',
  ]);
  const invited = await db.selectFrom('administrator_invitations').select('email').execute();
  expect(invited).toEqual([{ email: 'june@bräu.example' }]);
});

test('it ends the directions of writing that texts begin', async () => {
  const { open, start } = await place();
  const before = open();
  await migrate(before.db, { upTo: BEFORE });
  const texts = { name: 'Mill \u202e', city: '\u2067Tulsa', policies: 'No dogs.\u202b é' };
  await before.db.insertInto('breweries').values(makeBrewery(texts)).execute();
  await before.close();
  const { db } = await start();
  const stored = await db.selectFrom('breweries').select(['name', 'city', 'policies']).execute();
  expect(stored).toEqual([
    {
      name: 'Mill \u202e\u202c',
      city: '\u2067Tulsa\u2069',
      policies: 'No dogs.\u202b é\u202c',
    },
  ]);
});

test('rows that an older instance writes beside a newer one get their keys at the next start', async () => {
  const { open, start } = await place();
  const first = await start();
  await first.close();
  const older = open();
  // The older instance knows no column for the key, and folds in its own way.
  await insertUsers(older.db, { rnariner: 'mia@people.example', ada: 'ada@people.example' });
  await sql`update users set "usernameKey" = 'adelaide' where username = 'ada'`.execute(older.db);
  const brewery = makeBrewery({ name: 'Gull’s Nest', city: 'Ada', state: 'Oklahoma' });
  const former = { ...brewery, searchText: 'gull’s nest ada oklahoma' };
  await older.db.insertInto('breweries').values(former).execute();
  await older.close();
  const { db } = await start();
  expect(await keysOf(db)).toEqual({ rnariner: 'marlner', ada: 'ada' });
  const { searchText } = await db
    .selectFrom('breweries')
    .select('searchText')
    .executeTakeFirstOrThrow();
  expect(searchText).toBe('gulls nest ada oklahoma');
});

test('a name that an older instance has given is refused before the next start as well', async () => {
  const run = await buildTestApp();
  await insertUsers(run.deps.db, { rnariner: 'mia@people.example' });
  const newcomer = new Person(run.app);
  const email = 'newcomer@people.example';
  await newcomer.call('POST', '/api/auth/send-code', { email });
  await newcomer.call('POST', '/api/auth/verify-code', { email, code: codeFor(run, email) });
  const profile = { email, username: 'mariner', profileImageUrl: PORTRAIT };
  const refused = await newcomer.call('POST', '/api/auth/complete-profile', profile);
  expect(refused.json().code).toBe('user.usernameLookAlike');
  await signUp(run, 'somebody');
});
