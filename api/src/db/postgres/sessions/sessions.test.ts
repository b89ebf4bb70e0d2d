import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { toAppError } from '../../../errors.ts';
import { DatabaseUnavailableError } from '../../../lib/database-unavailable.ts';
import { makeEpisode } from '../../../testing/factories/episode.ts';
import { makeUser } from '../../../testing/factories/user.ts';
import { testDatabase } from '../../../testing/postgres/databases.ts';
import type { Db } from '../../database.ts';
import { ChangeFeed } from '../../instances/change-feed.ts';
import { lock } from '../../locks.ts';
import { write } from '../../write.ts';
import { openPostgres } from '../open-postgres.ts';

async function open(
  settings: { connections?: number; waitMs?: number; statementMs?: number } = {},
) {
  const database = await testDatabase();
  if (!database) throw new Error('These tests run on PostgreSQL.');
  const changes = new ChangeFeed();
  const { db, close } = openPostgres({ ...database, ...settings }, changes);
  onTestFinished(close);
  return { db, changes };
}

async function titles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('podcast_episodes').select('title').orderBy('title').execute();
  return rows.map(({ title }) => title);
}

const insert = (db: Db, title: string) =>
  db.insertInto('podcast_episodes').values(makeEpisode({ title })).execute();

test('rows have the values that SQLite gives', async () => {
  const { db } = await open();
  await db
    .insertInto('users')
    .values(makeUser({ checkins: 3 }))
    .execute();
  const { rows } = await sql`select count(*) as count, sum(checkins) as sum, avg(checkins) as avg,
    exists (select 1 from users) as is_there, cast('[1]' as json) as json,
    cast(${'[2]'} as json) as sent, cast(9007199254740991 as bigint) as large,
    ${'a'}::text = any(${['a', 'b"\\']}::text[]) as listed, cast(null as bigint) as nothing
    from users`.execute(db);
  expect(rows).toEqual([
    {
      count: 1,
      sum: 3,
      avg: 3,
      is_there: 1,
      json: '[1]',
      sent: '[2]',
      large: 9007199254740991,
      listed: 1,
      nothing: null,
    },
  ]);
});

test('a write alone is reported before it is answered, and one that fails leaves nothing', async () => {
  const { db, changes } = await open();
  const keys: string[] = [];
  changes.onChange('podcast_episodes', (key) => keys.push(key));
  const episode = makeEpisode({ title: 'one' });
  const result = await db.insertInto('podcast_episodes').values(episode).executeTakeFirst();
  expect(result.numInsertedOrUpdatedRows).toBe(1n);
  expect(keys).toEqual([episode.id]);
  await expect(db.insertInto('podcast_episodes').values(episode).execute()).rejects.toMatchObject({
    code: '23505',
  });
  expect(await titles(db)).toEqual(['one']);
  expect(keys).toEqual([episode.id]);
});

test('a transaction is reported when it is committed, and not after a rollback', async () => {
  const { db, changes } = await open();
  const keys: string[] = [];
  changes.onChange('podcast_episodes', (key) => keys.push(key));
  await write(db, async (trx) => {
    await insert(trx, 'one');
    await insert(trx, 'two');
    expect(keys).toEqual([]);
  });
  expect(keys).toHaveLength(2);
  const refused = write(db, async (trx) => {
    await insert(trx, 'three');
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(keys).toHaveLength(2);
  expect(await titles(db)).toEqual(['one', 'two']);
});

test('a transaction with a failed statement is not committed, even if its failure was caught', async () => {
  const { db } = await open();
  const wrong = write(db, async (trx) => {
    await insert(trx, 'one');
    await sql`select 1 / 0`.execute(trx).catch(() => {});
  });
  await expect(wrong).rejects.toThrow();
  expect(await titles(db)).toEqual([]);
});

test('a connection that is lost takes its transaction with it, and the next query has another', async () => {
  const { db } = await open();
  const lost = write(db, async (trx) => {
    await insert(trx, 'one');
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await insert(trx, 'two');
  });
  const error = await lost.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect(toAppError(error)).toMatchObject({ code: 'server.busy', status: 503, retryAfter: 1 });
  expect(await titles(db)).toEqual([]);
  await insert(db, 'three');
  expect(await titles(db)).toEqual(['three']);
});

test('connections that are lost while nobody uses them are replaced', async () => {
  const { db } = await open();
  await Promise.all([titles(db), titles(db), titles(db)]);
  // The session that empties the database after a test has another name.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = current_setting('application_name')`.execute(db);
  const responses = await Promise.allSettled([titles(db), titles(db), titles(db)]);
  // A query may meet the end of its connection; the next one does not.
  for (const response of responses) {
    if (response.status === 'rejected')
      expect(response.reason).toBeInstanceOf(DatabaseUnavailableError);
  }
  expect(await Promise.all([titles(db), titles(db), titles(db)])).toEqual([[], [], []]);
});

test('a query that finds no connection in time is refused, and served when one is free', async () => {
  const { db } = await open({ connections: 1, waitMs: 1000 });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>();
  const held = write(db, async (trx) => {
    await insert(trx, 'one');
    begun();
    await ended;
  });
  await isBegun;
  await expect(titles(db)).rejects.toThrow('All connections to the database are in use.');
  const waiting = titles(db);
  end();
  await held;
  expect(await waiting).toEqual(['one']);
});

test('a statement that takes too long is ended', async () => {
  const { db } = await open({ statementMs: 50 });
  const slow = sql`select pg_sleep(10)`.execute(db);
  const error = await slow.catch((thrown: unknown) => thrown);
  expect(toAppError(error)).toMatchObject({ code: 'server.busy', status: 503 });
});

test('of two transactions that wait for each other both succeed', async () => {
  const { db } = await open();
  await Promise.all([insert(db, 'one'), insert(db, 'two')]);
  let arrived = 0;
  let tries = 0;
  const rename = (first: string, second: string, suffix: string) =>
    write(db, async (trx) => {
      tries += 1;
      const update = (title: string) =>
        trx
          .updateTable('podcast_episodes')
          .set({ guest: sql`guest || ${suffix}` })
          .where('title', '=', title)
          .execute();
      await update(first);
      arrived += 1;
      // Both hold their first row before they ask for the second.
      while (arrived < 2) await sql`select 1`.execute(trx);
      await update(second);
    });
  await Promise.all([rename('one', 'two', '!'), rename('two', 'one', '!')]);
  const rows = await db.selectFrom('podcast_episodes').select('guest').execute();
  expect(rows.every(({ guest }) => guest.endsWith('!!'))).toBe(true);
  expect(tries).toBe(3);
});

test('what is locked by name happens one after the other', async () => {
  const { db } = await open();
  const countAndInsert = () =>
    write(db, async (trx) => {
      await lock(trx, 'episodes');
      await insert(trx, String((await titles(trx)).length));
    });
  await Promise.all([countAndInsert(), countAndInsert(), countAndInsert()]);
  expect(await titles(db)).toEqual(['0', '1', '2']);
});
