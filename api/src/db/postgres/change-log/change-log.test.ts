import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../../../testing/database.ts';
import { makeBrewery } from '../../../testing/factories/brewery.ts';
import { makeEpisode } from '../../../testing/factories/episode.ts';
import { makeUser } from '../../../testing/factories/user.ts';
import { testDatabase } from '../../../testing/postgres/databases.ts';
import { type Db, openDatabase } from '../../database.ts';
import { ChangeFeed, type TrackedTable, tracked } from '../../instances/change-feed.ts';
import { migrate } from '../../migrate/migrate.ts';
import { installTriggers } from '../../sqlite/row-triggers.ts';
import { write } from '../../write.ts';
import { openPostgres } from '../open-postgres.ts';

/** Opens the same database again, as another process does, and collects the reported changes. */
async function instance(owner: string) {
  const settings = await testDatabase(owner);
  if (!settings) throw new Error('These tests run on PostgreSQL.');
  const changes = new ChangeFeed();
  const { db, follow, close } = openPostgres(settings, changes);
  onTestFinished(close);
  await follow();
  return { db, keys: collect(changes) };
}

/** Collects the reported changes as texts, each once. */
function collect(changes: ChangeFeed): Set<string> {
  const keys = new Set<string>();
  for (const name of Object.keys(tracked) as TrackedTable[]) {
    changes.onChange(name, (key) => keys.add(`${name} ${key}`));
  }
  return keys;
}

const insert = (db: Db, id: string) =>
  db.insertInto('podcast_episodes').values(makeEpisode({ id })).execute();

const a = 'podcast_episodes a';
const b = 'podcast_episodes b';
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

test('what an instance writes, it knows at once and another one soon', async () => {
  const [one, two] = [await instance('shared'), await instance('shared')];
  await insert(one.db, 'a');
  expect([...one.keys]).toEqual([a]);
  await eventually(() => expect([...two.keys]).toEqual([a]));
  await write(two.db, async (trx) => {
    await insert(trx, 'b');
    expect([...two.keys]).toEqual([a]);
  });
  expect([...two.keys]).toEqual([a, b]);
  await eventually(() => expect([...one.keys]).toEqual([a, b]));
});

test('a transaction that stays open hides no other, and is not missed', async () => {
  const [one, two] = [await instance('shared'), await instance('shared')];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>();
  const long = write(one.db, async (trx) => {
    await insert(trx, 'long');
    begun();
    await ended;
  });
  await isBegun;
  await insert(one.db, 'a');
  await eventually(() => expect([...two.keys]).toEqual([a]));
  await insert(one.db, 'b');
  await eventually(() => expect([...two.keys]).toEqual([a, b]));
  end();
  await long;
  await eventually(() => expect([...two.keys]).toEqual([a, b, 'podcast_episodes long']));
});

/** Writes everything that is tracked, in all ways. */
async function writeAll(db: Db): Promise<void> {
  const user = makeUser({ id: 'ada', username: 'ada', email: 'ada@people.example' });
  const brewery = makeBrewery({ id: 'moon', ownerId: 'ada' });
  await db.insertInto('users').values(user).execute();
  await db.insertInto('breweries').values(brewery).execute();
  const ownership = { id: 'o', userId: 'ada', breweryId: 'moon', createdAt: user.createdAt };
  await db.insertInto('brewery_ownerships').values(ownership).execute();
  const raise = { checkins: sql<number>`checkins + 1` };
  await db.updateTable('breweries').set(raise).execute();
  await db.updateTable('breweries').set({ name: 'Full Moon' }).execute();
  const reached = { checkinsReachedAt: '2026-05-01T12:00:00.000Z' };
  await db
    .updateTable('users')
    .set({ ...raise, ...reached })
    .execute();
  await db.updateTable('users').set({ name: 'Ada' }).execute();
  await db.updateTable('users').set({ suspendedAt: reached.checkinsReachedAt }).execute();
  await insert(db, 'first');
  await db.updateTable('podcast_episodes').set({ title: 'Other' }).execute();
  const setting = {
    key: 'banner',
    value: '{}',
    createdAt: user.createdAt,
    updatedAt: user.createdAt,
  };
  await db.insertInto('global_settings').values(setting).execute();
  await db.deleteFrom('global_settings').execute();
  await db.deleteFrom('podcast_episodes').execute();
  await db.deleteFrom('breweries').execute();
  await db.deleteFrom('users').execute();
}

test('both engines report the same rows', async () => {
  const { db, keys } = await instance('alone');
  await writeAll(db);
  const changes = new ChangeFeed();
  const onSqlite = collect(changes);
  const sqlite = openDatabase(':memory:', { changes });
  onTestFinished(() => sqlite.destroy());
  await migrate(sqlite);
  await installTriggers(sqlite);
  await writeAll(sqlite);
  expect([...keys].toSorted()).toEqual([...onSqlite].toSorted());
});

test('every tracked table has its triggers', async () => {
  const db = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass || ' ' || tgname as name from pg_trigger
      where tgname like 'log%' and not tgisinternal`.execute(db);
  const tables = new Set(Object.values(tracked).map(({ table }) => table));
  const expected = [...tables].flatMap((table) =>
    ['log_deletes', 'log_inserts', 'log_updates'].map((name) => `${table} ${name}`),
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});

test('one statement makes few entries, with each key once', async () => {
  const { db, keys } = await instance('alone');
  const people = Array.from({ length: 2500 }, (_, nth) => makeUser({ id: `fan-${nth}` }));
  await db.insertInto('users').values(people).execute();
  const count = async () => {
    const { rows } = await sql<{ entries: number }>`
      select count(*)::integer as entries from change_log`.execute(db);
    return rows[0]?.entries ?? Number.NaN;
  };
  const before = await count();
  keys.clear();
  const reached = { checkinsReachedAt: '2026-05-01T12:00:00.000Z' };
  await db
    .updateTable('users')
    .set({ checkins: sql<number>`checkins + 1`, ...reached })
    .execute();
  expect((await count()) - before).toBe(3);
  const groups = ['rank_groups 0 ', 'rank_groups 1 2026-05-01', 'verified_rank_groups 0 '];
  expect([...keys].toSorted()).toEqual(
    [...people.map(({ id }) => `users ${id}`), ...groups].toSorted(),
  );
  await db.updateTable('users').set({ name: 'Ada' }).where('id', '=', 'nobody').execute();
  expect((await count()) - before).toBe(3);
});
