import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { makeEpisode } from '../../../testing/factories/episode.ts';
import { testDatabase } from '../../../testing/postgres/databases.ts';
import { startPooler } from '../../../testing/postgres/pooler.ts';
import type { Db } from '../../database.ts';
import { ChangeFeed } from '../../instances/change-feed.ts';
import { write } from '../../write.ts';
import { findConnections } from '../checks/pooling.ts';
import { openPostgres } from '../open-postgres.ts';
import type { LogTimes } from './change-log.ts';

const NEVER = 600_000;
const eventually = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 60_000 });

async function database(): Promise<DatabaseConfig> {
  const settings = await testDatabase();
  if (!settings) throw new Error('These tests run on PostgreSQL.');
  return settings;
}

/** Opens the database as an instance does, and collects the episodes that changed. */
async function instance(settings: DatabaseConfig, changed: Partial<LogTimes> = {}) {
  const changes = new ChangeFeed();
  const times = { poll: 20, idle: 20, lost: NEVER, trim: NEVER, keep: NEVER, ...changed };
  const { shared, own } = await findConnections(settings);
  const { db, follow, close } = openPostgres(shared, changes, { own, times });
  onTestFinished(close);
  const ids = new Set<string>();
  const resets = vi.fn();
  await follow();
  changes.onChange('podcast_episodes', (id) => ids.add(id));
  changes.onReset(resets);
  return { db, changes, ids, resets, close };
}

const insert = (db: Db, id: string) =>
  db.insertInto('podcast_episodes').values(makeEpisode({ id })).execute();

/** Ends the session that reads the log. */
const cutLog = (db: Db) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'with now as materialized%'
      and pid <> pg_backend_pid()`.execute(db);

async function logged(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from change_log`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

test('a notification wakes the others long before they would poll', async () => {
  const settings = await database();
  const one = await instance(settings, { poll: NEVER, idle: NEVER });
  const two = await instance(settings, { poll: NEVER, idle: NEVER });
  await insert(one.db, 'a');
  await eventually(() => expect([...two.ids]).toEqual(['a']));
  await insert(two.db, 'b');
  await eventually(() => expect([...one.ids]).toEqual(['a', 'b']));
  expect([...two.ids]).toEqual(['a', 'b']);
});

test('an instance that ends right after a write wakes the others', async () => {
  const settings = await database();
  const [one, two] = [
    await instance(settings),
    await instance(settings, { poll: NEVER, idle: NEVER }),
  ];
  await insert(one.db, 'a');
  await one.close();
  await eventually(() => expect([...two.ids]).toEqual(['a']));
});

test('behind a pooler in transaction mode the log is polled', async (context) => {
  const direct = await database();
  const pooled = await startPooler(context, direct, { mode: 'transaction', sessions: 3 });
  // Only the second one gets notifications.
  const one = await instance(pooled, { idle: NEVER });
  const two = await instance({ ...pooled, direct }, { idle: NEVER });
  await Promise.all(Array.from({ length: 20 }, (_, at) => insert(one.db, `one ${at}`)));
  await Promise.all(Array.from({ length: 20 }, (_, at) => insert(two.db, `two ${at}`)));
  for (const { ids, resets } of [one, two]) {
    await eventually(() => expect(ids.size).toBe(40));
    expect(resets).not.toHaveBeenCalled();
  }
});

test('after its session was lost, everything counts as changed, and changes are reported again', async () => {
  const settings = await database();
  const [one, two] = [await instance(settings), await instance(settings)];
  await cutLog(two.db);
  for (const { resets, changes } of [one, two]) {
    await eventually(() => expect(resets).toHaveBeenCalledOnce());
    await eventually(() => expect(changes.isCurrent).toBe(true));
  }
  await insert(one.db, 'later');
  await eventually(() => expect([...two.ids]).toEqual(['later']));
  expect([...one.ids]).toEqual(['later']);
});

test('while the log cannot be read, that is known, and afterwards nothing was missed', async () => {
  const settings = await database();
  const one = await instance(settings);
  const two = await instance(settings, { lost: 100 });
  await write(one.db, async (trx) => {
    // The reader looks into this table.
    await sql`lock table settings in access exclusive mode`.execute(trx);
    await insert(trx, 'meanwhile');
    await eventually(() => expect(two.changes.isCurrent).toBe(false));
  });
  await eventually(() => expect(two.changes.isCurrent).toBe(true));
  expect([...two.ids]).toEqual(['meanwhile']);
  expect(two.resets).not.toHaveBeenCalled();
});

test('old rows are trimmed, but not those of a transaction that was open', async () => {
  const settings = await database();
  const one = await instance(settings, { trim: 20, keep: 200 });
  const two = await instance(settings);
  await write(two.db, async (trx) => {
    await insert(trx, 'long');
    await insert(one.db, 'short');
    await eventually(() => expect([...two.ids]).toEqual(['short']));
    await insert(one.db, 'later');
    const keepsFor = performance.now() + 600;
    await eventually(() => expect(performance.now()).toBeGreaterThan(keepsFor));
    expect(await logged(one.db)).toBe(2);
  });
  await eventually(async () => expect(await logged(one.db)).toBe(0));
  expect([...one.ids].toSorted()).toEqual(['later', 'long', 'short']);
  expect([...two.ids].toSorted()).toEqual(['later', 'long', 'short']);
  for (const { resets } of [one, two]) expect(resets).not.toHaveBeenCalled();
});

test('an instance whose place in the log was trimmed away forgets everything', async () => {
  const settings = await database();
  const [one, two] = [await instance(settings), await instance(settings)];
  await write(one.db, async (trx) => {
    await insert(trx, 'missed');
    await sql`delete from change_log`.execute(trx);
    await sql`insert into settings (key, value, "updatedAt") values ('changeLogTrimmedBefore',
      (pg_current_xact_id()::text::bigint + 1)::text, '2026-05-01T12:00:00.000Z')`.execute(trx);
  });
  await eventually(() => expect(two.resets).toHaveBeenCalled());
});

test('rows that a dump brought from another server are neither reported nor trimmed away from', async () => {
  const settings = await database();
  const before = await instance(settings);
  await sql`insert into change_log (xid, changes) values ('9999999999', '{podcast_episodes,foreign}')`.execute(
    before.db,
  );
  await sql`insert into settings (key, value, "updatedAt") values ('changeLogTrimmedBefore',
    '9999999999', '2026-05-01T12:00:00.000Z')`.execute(before.db);
  const one = await instance(settings, { trim: 20, keep: 40 });
  await insert(one.db, 'a');
  await eventually(async () => expect(await logged(one.db)).toBe(0));
  expect([...one.ids]).toEqual(['a']);
  expect(one.resets).not.toHaveBeenCalled();
});
