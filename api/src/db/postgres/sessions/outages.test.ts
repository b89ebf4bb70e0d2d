import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { toAppError } from '../../../errors.ts';
import { DatabaseUnavailableError } from '../../../lib/database-unavailable.ts';
import { makeEpisode } from '../../../testing/factories/episode.ts';
import { testDatabase } from '../../../testing/postgres/databases.ts';
import { startProxy, through } from '../../../testing/postgres/proxy.ts';
import type { Db } from '../../database.ts';
import { openPostgres } from '../open-postgres.ts';

/** Opens a database through a proxy that can break, and collects what is reported of outages. */
async function openThroughProxy(settings: Partial<DatabaseConfig> = {}) {
  const database = await testDatabase();
  const [host] = database?.hosts ?? [];
  if (!database || !host) throw new Error('These tests run on PostgreSQL.');
  const proxy = await startProxy(host);
  onTestFinished(() => proxy.stop());
  const { db, availability, close } = openPostgres({
    ...through(database, proxy),
    ...settings,
  });
  onTestFinished(close);
  const reported: string[] = [];
  availability.onChange(({ kind }) => reported.push(kind));
  return { db, proxy, host, reported, availability };
}

const count = async (db: Db) =>
  (await db.selectFrom('podcast_episodes').select('id').execute()).length;
const insert = (db: Db) => db.insertInto('podcast_episodes').values(makeEpisode()).execute();

async function failureOf(query: Promise<unknown>) {
  return await query.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('while the server refuses, queries fail at once and one after the other tries to connect', async () => {
  const { db, proxy, reported, availability } = await openThroughProxy();
  expect(await count(db)).toBe(0);
  proxy.refuse();
  await failureOf(count(db));
  await expect.poll(() => availability.isAway).toBe(true);
  const errors = await Promise.all(Array.from({ length: 100 }, () => failureOf(insert(db))));
  for (const error of errors) {
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(error).toMatchObject({ isOutage: true });
    expect(toAppError(error)).toMatchObject({ status: 503, retryAfter: 1 });
  }
  proxy.accepted = 0;
  await proxy.heal();
  await expect.poll(() => availability.isAway).toBe(false);
  expect(proxy.accepted).toBe(1);
  await insert(db);
  expect(await count(db)).toBe(1);
  expect(reported.slice(-2)).toEqual(['away', 'back']);
  expect(reported.filter((kind) => kind === 'away')).toHaveLength(1);
});

test('a server that falls silent is found out long before a statement is over', async () => {
  const { db, proxy, reported } = await openThroughProxy({ connectSeconds: 1, silenceMs: 100 });
  await Promise.all([count(db), count(db)]);
  proxy.fallSilent();
  const errors = await Promise.all([failureOf(count(db)), failureOf(insert(db))]);
  for (const error of errors) expect(error).toBeInstanceOf(DatabaseUnavailableError);
  await expect.poll(() => reported).toContain('away');
  await proxy.heal();
  await expect.poll(() => reported.at(-1)).toBe('back');
  // The insert was never acknowledged; nothing of it is there.
  expect(await count(db)).toBeLessThan(2);
  await insert(db);
});

test('a statement that only takes long is not taken for a silent server', async () => {
  const { db, reported } = await openThroughProxy({ silenceMs: 50 });
  await sql`select pg_sleep(0.5)`.execute(db);
  expect(reported).toEqual([]);
});

test('a host that is silent does not keep the next one from being used', async () => {
  const database = await testDatabase();
  const [host] = database?.hosts ?? [];
  if (!database || !host) throw new Error('These tests run on PostgreSQL.');
  const [silent, sound] = [await startProxy(host), await startProxy(host)];
  onTestFinished(() => {
    silent.stop();
    sound.stop();
  });
  silent.fallSilent();
  // Longer than the test may take: who waits for the silent host fails.
  const settings = { ...through(database, silent, sound), connectSeconds: 300, waitMs: 300_000 };
  const { db, close } = openPostgres(settings);
  onTestFinished(close);
  expect(await count(db)).toBe(0);
  expect([silent.accepted, sound.accepted]).toEqual([1, 1]);
});

test('a host whose proxy accepts connections and closes them counts as away', async () => {
  const { db, proxy, host, availability } = await openThroughProxy();
  const dead = await startProxy({ ...host, port: 1 });
  onTestFinished(() => dead.stop());
  proxy.refuse();
  const database = await testDatabase();
  if (!database) throw new Error('These tests run on PostgreSQL.');
  const { db: other, close } = openPostgres(through(database, dead));
  onTestFinished(close);
  expect(await failureOf(count(other))).toMatchObject({ isOutage: true });
  expect(await failureOf(count(db))).toMatchObject({ isOutage: true });
  expect(availability.isAway).toBe(true);
});

test('a server that becomes read-only loses its sessions, so that another one is looked for', async () => {
  const { db, reported } = await openThroughProxy({ connections: 1 });
  await sql`set session characteristics as transaction read only`.execute(db);
  const error = await failureOf(insert(db));
  expect(toAppError(error)).toMatchObject({ status: 503, retryAfter: 1 });
  await insert(db);
  expect(reported).toEqual(['lost', 'back']);
});

test('where the server has no connections left, queries wait for those that there are', async () => {
  const database = await testDatabase();
  if (!database) throw new Error('These tests run on PostgreSQL.');
  const { db: owner, close: closeOwner } = openPostgres(database);
  const role = `few_${database.database.slice(-12)}`;
  const limited = sql.raw(
    `create role ${role} login password 'not-secret' connection limit 1 in role ${database.user}`,
  );
  await limited.execute(owner);
  onTestFinished(async () => {
    await sql.raw(`drop role ${role}`).execute(owner);
    await closeOwner();
  });
  const { db, availability, close } = openPostgres({ ...database, user: role });
  onTestFinished(close);
  expect(await Promise.all(Array.from({ length: 8 }, () => count(db)))).toEqual(Array(8).fill(0));
  // Another process of the same role finds none.
  const { db: other, close: closeOther } = openPostgres({ ...database, user: role });
  onTestFinished(closeOther);
  const error = await failureOf(count(other));
  expect(toAppError(error)).toMatchObject({ status: 503, retryAfter: 1 });
  expect(availability.isAway).toBe(false);
  await close();
  await expect.poll(() => failureOf(count(other))).toBe(undefined);
});

test('of a silent server only the connections in use keep queries waiting', async () => {
  const { db, proxy, reported } = await openThroughProxy({ connectSeconds: 1, silenceMs: 100 });
  await Promise.all([count(db), count(db), count(db), count(db)]);
  proxy.fallSilent();
  await failureOf(count(db));
  await expect.poll(() => reported).toContain('away');
  const begun = reported.length;
  for (let tries = 0; tries < 4; tries += 1) expect(await failureOf(count(db))).toBeDefined();
  expect(reported, 'no connection was found dead by them').toHaveLength(begun);
  await proxy.heal();
  await expect.poll(() => reported.at(-1)).toBe('back');
});
