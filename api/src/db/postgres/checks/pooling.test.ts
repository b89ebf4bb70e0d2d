import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { toAppError } from '../../../errors.ts';
import { makeEpisode } from '../../../testing/factories/episode.ts';
import { testDatabase } from '../../../testing/postgres/databases.ts';
import { startPooler } from '../../../testing/postgres/pooler.ts';
import { ChangeFeed } from '../../instances/change-feed.ts';
import { write } from '../../write.ts';
import { openPostgres } from '../open-postgres.ts';
import { aboutConnections, findConnections } from './pooling.ts';

async function database(): Promise<DatabaseConfig> {
  const settings = await testDatabase();
  if (!settings) throw new Error('These tests run on PostgreSQL.');
  return settings;
}

async function opened(settings: DatabaseConfig) {
  const { shared } = await findConnections(settings);
  const { db, close } = openPostgres(shared, new ChangeFeed());
  onTestFinished(close);
  return db;
}

const timeout = async (db: Awaited<ReturnType<typeof opened>>) => {
  const { rows } = await sql<{
    is: string;
  }>`select current_setting('statement_timeout') as is`.execute(db);
  return rows[0]?.is;
};

test('finds no pooler where there is none', async () => {
  const connections = await findConnections(await database());
  expect(connections.shared.pooling).toBe('none');
  expect(connections.own).toEqual(connections.shared);
  expect(aboutConnections(connections, false)).toEqual([]);
});

test('in session mode sessions are as without it', async (context) => {
  const settings = await startPooler(context, await database(), { mode: 'session' });
  const connections = await findConnections({ ...settings, statementMs: 7000 });
  expect(connections.shared.pooling).toBe('session');
  expect(connections.own).toEqual(connections.shared);
  expect(aboutConnections(connections, false)).toEqual([
    'DATABASE_URL leads to a pooler in session mode.',
  ]);
  expect(await timeout(await opened({ ...settings, statementMs: 7000 }))).toBe('7s');
});

test.for([1, 2, 20])(
  'in transaction mode with a size of %i nobody has one alone',
  async (sessions, context) => {
    const settings = await startPooler(context, await database(), {
      mode: 'transaction',
      sessions,
    });
    const connections = await findConnections(settings);
    expect(connections.shared.pooling).toBe('transaction');
    expect(connections.own).toBeUndefined();
    expect(aboutConnections(connections, false)).toEqual([
      expect.stringMatching(/transaction mode.*Set DATABASE_DIRECT_URL to the address of Postgre/),
    ]);
  },
);

test('in transaction mode a single read that takes too long is cancelled on the server', async (context) => {
  const direct = await database();
  const settings = await startPooler(context, direct, { mode: 'transaction' });
  const db = await opened({ ...settings, statementMs: 500, silenceMs: 100 });
  expect(await timeout(db)).toBe('0');
  const error: unknown = await sql`select pg_sleep(300)`.execute(db).catch((thrown) => thrown);
  expect(toAppError(error)).toMatchObject({ status: 503, retryAfter: 1 });
  expect(String(error)).toContain('canceling statement');
  // The session is still good, and the server runs the statement no longer.
  expect(await timeout(db)).toBe('0');
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%pg_sleep(300)%'
      and pid <> pg_backend_pid()`.execute(db);
  expect(rows).toEqual([]);
});

test('a direct address bypasses it, if it leads to the same database', async (context) => {
  const direct = await database();
  const settings = { ...(await startPooler(context, direct, { mode: 'transaction' })), direct };
  const connections = await findConnections(settings);
  expect(connections.own?.hosts).toEqual(direct.hosts);
  expect(aboutConnections(connections, true)).toEqual([
    'DATABASE_URL leads to a pooler in transaction mode; DATABASE_DIRECT_URL goes round it.',
  ]);
  const elsewhere = findConnections({ ...settings, direct: await database() });
  await expect(elsewhere).rejects.toThrow('lead to different databases');
  const nowhere = { ...direct, hosts: [{ host: '127.0.0.1', port: 1 }] };
  await expect(findConnections({ ...settings, direct: nowhere })).rejects.toThrow(
    'Nothing answers at 127.0.0.1:1. Start PostgreSQL, or correct DATABASE_DIRECT_URL.',
  );
  const pooledToo = await findConnections({ ...settings, direct: settings });
  expect(aboutConnections(pooledToo, true)).toEqual([
    expect.stringContaining('DATABASE_DIRECT_URL leads to a pooler in transaction mode, too.'),
  ]);
});

test('one that pools statements is refused, with the reason', async (context) => {
  const settings = await startPooler(context, await database(), { mode: 'statement' });
  await expect(findConnections(settings)).rejects.toThrow(/pool_mode = transaction/);
});

test('in transaction mode many connections share few, and timeouts hold in transactions', async (context) => {
  const settings = await startPooler(context, await database(), {
    mode: 'transaction',
    sessions: 2,
  });
  const db = await opened({ ...settings, connections: 8, statementMs: 9000 });
  const insertAndRead = async (title: string) => {
    await write(db, async (trx) => {
      await trx.insertInto('podcast_episodes').values(makeEpisode({ title })).execute();
      expect(await timeout(trx)).toBe('9s');
    });
    const row = db.selectFrom('podcast_episodes').select('title').where('title', '=', title);
    expect(await row.execute()).toEqual([{ title }]);
  };
  await Promise.all(Array.from({ length: 40 }, (_, at) => insertAndRead(`episode ${at}`)));
  expect(await timeout(db)).toBe('0');
});
