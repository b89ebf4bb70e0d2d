import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findAllInstances, findLeader } from '../../../ops/instances/instances.repo.ts';
import { temporaryFolder } from '../../../testing/app.ts';
import { emptyDatabaseUrl, testDatabase } from '../../../testing/postgres/databases.ts';
import { startPooler } from '../../../testing/postgres/pooler.ts';
import { settingsOf } from '../../../testing/postgres/settings-of.ts';
import { hoptrail } from '../../../testing/processes/command.ts';
import type { Db } from '../../database.ts';
import { LeaderElection } from '../leadership/leader-election.ts';
import { LeaderLease } from '../leadership/leader-lease.ts';
import { LeaderLock } from '../leadership/leader-lock.ts';
import { openPostgres } from '../open-postgres.ts';

// Each test of processes starts three of them, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const EVERY_MS = 20;
const LEASE_MS = 5000;
const NAMES = ['one', 'two', 'three'];

async function database() {
  const settings = await testDatabase();
  if (!settings) throw new Error('These tests run on PostgreSQL.');
  const { db, close } = openPostgres(settings);
  onTestFinished(close);
  return { settings, db };
}

/** Waits until one of the candidates leads. @returns it */
async function leaderOf<Candidate extends { isLeader: boolean }>(
  candidates: readonly Candidate[],
): Promise<Candidate> {
  return await vi.waitFor(() => {
    const leading = candidates.filter(({ isLeader }) => isLeader);
    expect(leading).toHaveLength(1);
    return leading[0] as Candidate;
  }, 30_000);
}

async function endSessionOf(db: Db, leader: string): Promise<void> {
  const name = `hoptrail leader ${leader}`;
  await db.executeQuery(
    CompiledQuery.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = $1 and datname = current_database()`,
      [name],
    ),
  );
}

test('of three instances one leads, and another when it stops or loses its session', async () => {
  const { settings, db } = await database();
  const start = (name: string) => new LeaderElection(new LeaderLock(settings, name), EVERY_MS);
  const instances = NAMES.map(start);
  onTestFinished(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
  });
  const first = await leaderOf(instances);
  const named = () => findLeader(db);
  await expect.poll(named).toBe(NAMES[instances.indexOf(first)]);

  await first.stop();
  expect(first.isLeader).toBe(false);
  const second = await leaderOf(instances);
  expect(second).not.toBe(first);

  const secondName = NAMES[instances.indexOf(second)] ?? '';
  await expect.poll(named).toBe(secondName);
  const before = await holderOf(db);
  await endSessionOf(db, secondName);
  // The same instance may lead again at once, with another session.
  await vi.waitFor(async () => {
    const holder = await holderOf(db);
    expect(holder).toBeDefined();
    expect(holder).not.toBe(before);
    expect(NAMES.filter((_, at) => instances[at]?.isLeader)).toEqual([await named()]);
  }, 30_000);
});

/** Returns the process of the session that holds the leader's lock; other tests have other leaders. */
async function holderOf(db: Db): Promise<unknown> {
  const { rows } = await db.executeQuery<{ pid: number }>(
    CompiledQuery.raw(
      `select pid from pg_stat_activity where application_name like 'hoptrail leader %'
      and datname = current_database()
      and pid in (select pid from pg_locks where locktype = 'advisory' and granted)`,
    ),
  );
  return rows[0]?.pid;
}

test('an instance whose database does not answer stops leading, and leads again', async () => {
  const { settings, db } = await database();
  const lock = new LeaderLock(settings, 'one', { answerMs: 1000 });
  onTestFinished(() => lock.leave());
  await lock.hold();
  expect(lock.isHeld).toBe(true);
  await endSessionOf(db, 'one');
  await expect.poll(() => lock.isHeld).toBe(false);
  await lock.hold();
  expect(lock.isHeld).toBe(true);

  const nobody = { ...settings, hosts: [{ host: '127.0.0.1', port: 1 }] };
  const away = new LeaderLock(nobody, 'two');
  await expect(away.hold()).rejects.toThrow();
  expect(away.isHeld).toBe(false);
});

test('behind a pooler in transaction mode the leader holds a lease', async (context) => {
  const { settings } = await database();
  const pooled = await startPooler(context, settings, { mode: 'transaction' });
  const { db, close } = openPostgres({ ...pooled, pooling: 'transaction' });
  onTestFinished(close);
  const killed = new LeaderLease(db, 'killed', LEASE_MS);
  await killed.hold();
  expect(await findLeader(db)).toBe('killed');

  const others = ['one', 'two'].map(
    (name) => new LeaderElection(new LeaderLease(db, name, LEASE_MS), EVERY_MS),
  );
  onTestFinished(async () => {
    await Promise.all(others.map((other) => other.stop()));
  });
  const next = await leaderOf(others);
  // It stopped to count itself as the leader before another one did.
  expect(killed.isHeld).toBe(false);
  await killed.hold();
  expect(killed.isHeld).toBe(false);
  await next.stop();
  expect(await leaderOf(others)).not.toBe(next);
});

test('another server leads after the leader is killed, and a third with another key is refused', async () => {
  const url = await emptyDatabaseUrl();
  const { db, close } = openPostgres(settingsOf(url));
  onTestFinished(close);
  const env = { DATABASE_URL: url, SIGNING_KEY: 'a key of more than thirty-two characters' };
  const start = async (name: string) => {
    const run = hoptrail(['serve'], {
      ...env,
      INSTANCE_NAME: name,
      DATA_DIR: await temporaryFolder(),
      LOG_LEVEL: 'info',
    });
    await run.printed('data in');
    return run;
  };
  const runs = { north: await start('north'), south: await start('south') };
  await expect.poll(() => findLeader(db)).toBe('north');
  expect((await findAllInstances(db)).map(({ name }) => name)).toEqual(['north', 'south']);
  await runs.south.printed('OBJECT_STORE_URL is not set');

  const { SIGNING_KEY: _key, ...keyless } = env;
  const DATA_DIR = await temporaryFolder();
  const stranger = hoptrail(['serve'], { ...keyless, INSTANCE_NAME: 'west', DATA_DIR });
  expect(await stranger.ended).toBe(1);
  expect(stranger.output()).toContain('The instance north, which serves the same database');
  expect(stranger.output()).toContain('Set SIGNING_KEY');

  runs.north.child.kill('SIGKILL');
  await expect.poll(() => findLeader(db), { timeout: 30_000 }).toBe('south');
  runs.south.child.kill('SIGTERM');
  expect(await runs.south.ended).toBe(0);
  await expect.poll(() => findLeader(db)).toBeUndefined();
  expect((await findAllInstances(db)).map(({ name }) => name)).not.toContain('south');
});
