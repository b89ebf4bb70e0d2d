import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { makeBrewery } from '../../testing/factories/brewery.ts';
import { makeEpisode } from '../../testing/factories/episode.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { testDatabase } from '../../testing/postgres/databases.ts';
import { ChangeFeed, type TrackedTable, tracked } from '../change-feed.ts';
import { type Db, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { installTriggers } from '../sqlite/row-triggers.ts';
import { write } from '../write.ts';
import { openPostgres } from './open-postgres.ts';

/** Opens the same database again, as another process does, and collects what it is told. */
async function instance(owner: string) {
  const settings = await testDatabase(owner);
  if (!settings) throw new Error('These tests run on PostgreSQL.');
  const changes = new ChangeFeed();
  const { db, follow, close } = openPostgres(settings, changes);
  onTestFinished(close);
  await follow();
  return { db, keys: collect(changes) };
}

/** Collects the reported changes as texts. */
function collect(changes: ChangeFeed): string[] {
  const keys: string[] = [];
  for (const name of Object.keys(tracked) as TrackedTable[]) {
    changes.onChange(name, (key) => keys.push(`${name} ${key}`));
  }
  return keys;
}

const insert = (db: Db, id: string) =>
  db.insertInto('podcast_episodes').values(makeEpisode({ id })).execute();

test('what one process writes, another one learns once', async () => {
  const [one, two] = [await instance('shared'), await instance('shared')];
  await insert(one.db, 'a');
  expect(one.keys).toEqual(['podcast_episodes a']);
  await vi.waitFor(() => expect(two.keys).toEqual(['podcast_episodes a']));
  await insert(two.db, 'b');
  await vi.waitFor(() => expect(one.keys).toEqual(['podcast_episodes a', 'podcast_episodes b']));
  expect(two.keys).toEqual(['podcast_episodes a', 'podcast_episodes b']);
});

test('what a process writes in one transaction it is not told again', async () => {
  const [one, two] = [await instance('shared'), await instance('shared')];
  await write(one.db, async (trx) => {
    await insert(trx, 'a');
    await insert(trx, 'b');
  });
  await vi.waitFor(() => expect(two.keys).toHaveLength(2));
  // Once it knows of this, it has read the log up to here.
  await insert(two.db, 'c');
  await vi.waitFor(() => expect(one.keys).toContain('podcast_episodes c'));
  expect(one.keys).toEqual(['podcast_episodes a', 'podcast_episodes b', 'podcast_episodes c']);
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
  await insert(one.db, 'short');
  await vi.waitFor(() => expect(two.keys).toEqual(['podcast_episodes short']));
  await insert(one.db, 'later');
  await vi.waitFor(() => expect(two.keys).toHaveLength(2));
  end();
  await long;
  await vi.waitFor(() => expect(two.keys.at(-1)).toBe('podcast_episodes long'));
  expect(two.keys).toHaveLength(3);
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
  expect([...new Set(keys)].toSorted()).toEqual([...new Set(onSqlite)].toSorted());
});

test('every tracked table has its trigger', async () => {
  const db = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'log_changes'`.execute(
    db,
  );
  const tables = new Set(Object.values(tracked).map(({ table }) => table));
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...tables].toSorted());
});
