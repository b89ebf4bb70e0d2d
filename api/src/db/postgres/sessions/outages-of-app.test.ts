import { sql } from 'kysely';
import pino from 'pino';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { startOutbox } from '../../../mail/outbox.ts';
import { startBackgroundWork } from '../../../ops/background-work.ts';
import { Readiness } from '../../../ops/health/readiness.ts';
import { logAvailability } from '../../../ops/log-availability.ts';
import { addGauges } from '../../../ops/metrics/gauges.ts';
import { buildTestApp, testRuntime } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { signUp } from '../../../testing/person.ts';
import { testDatabase } from '../../../testing/postgres/databases.ts';
import { type BreakableProxy, startProxy, through } from '../../../testing/postgres/proxy.ts';
import { alwaysLeading } from '../../instances/leadership.ts';
import { findSetting } from '../../settings/settings.repo.ts';

/** Builds the whole server on a database behind a proxy that can break. */
async function appBehindProxy(logger?: pino.Logger) {
  const [host] = (await testDatabase())?.hosts ?? [];
  if (!host) throw new Error('These tests run on PostgreSQL.');
  const proxy: BreakableProxy = await startProxy(host);
  onTestFinished(() => proxy.stop());
  const run = await buildTestApp({
    reach: (database) => ({ ...through(database, proxy), connectSeconds: 1 }),
    ...(logger ? { logger } : {}),
  });
  return { ...run, proxy };
}

test('during an outage reads are answered from memory, and writes get 503 until the database is back', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const run = await appBehindProxy(log);
  const { app, deps, proxy } = run;
  await addBrewery(run, { id: 'moon', latitude: null, longitude: null });
  const ada = await signUp(run, 'ada');
  const checkIn = { userId: ada.userId, breweryId: 'moon' };
  const read = () => app.inject({ url: '/api/leaderboard' });
  expect((await read()).statusCode).toBe(200);
  const readiness = new Readiness(deps.db);
  expect(await readiness.check()).toBe('ready');
  const before = lines.filter((line) => line.includes('"level":50')).length;

  proxy.refuse();
  await expect
    .poll(async () => (await ada.call('POST', '/api/checkins', checkIn)).statusCode)
    .toBe(503);
  const refused = await Promise.all(
    Array.from({ length: 20 }, () => ada.call('POST', '/api/checkins', checkIn)),
  );
  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(body)).toMatchObject({ code: 'server.busy' });
    expect(body).not.toContain('ECONN');
  }
  const overRpc = await ada.call('POST', '/trpc/checkins.create', checkIn);
  expect([overRpc.statusCode, overRpc.headers['retry-after']]).toEqual([503, '1']);
  expect((await read()).statusCode).toBe(200);
  expect(await readiness.check(), 'a balancer goes on sending').toBe('ready');
  expect(await new Readiness(deps.db).check(), 'never read').toBe('failing');
  const registry = new Registry();
  addGauges(registry, { ...deps, leadership: alwaysLeading });
  expect(await registry.metrics()).toContain('hoptrail_database_available 0');
  const failures = lines.filter((line) => line.includes('"level":50')).length - before;
  expect(failures, 'the outage is not logged for each request').toBe(0);

  await proxy.heal();
  await expect.poll(() => deps.availability.isAway).toBe(false);
  expect((await ada.call('POST', '/api/checkins', checkIn)).statusCode).toBe(200);
  const metrics = await registry.metrics();
  expect(metrics).toContain('hoptrail_database_available 1');
  expect(metrics).toMatch(/hoptrail_database_bytes [1-9]\d{6}/);
  expect(metrics).toContain('hoptrail_database_wal_bytes Nan');
});

test('an outage is a line when it begins and one when it ends, and mail and imports are no lines', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { deps, proxy } = await appBehindProxy();
  let looks = 0;
  const clock = {
    now() {
      looks += 1;
      return new Date();
    },
  };
  const config = { ...deps.config, databaseCheckMs: 0 };
  const background = { ...deps, clock, config };
  logAvailability(deps.availability, log);
  const outbox = startOutbox({
    ...background,
    mail: { delivers: true, send: async () => expect.unreachable() },
    onFailure: (reason) => log.error({ reason }, 'a message could not be sent'),
    onDatabaseFailure: (error) => log.error({ err: error }, 'the mail cannot be read'),
  });
  onTestFinished(() => outbox.stop());
  const stops = await startBackgroundWork({
    deps: background,
    runtime: testRuntime,
    folder: config.dataDir,
    smtp: undefined,
    leadership: { isLeader: true, stop: async () => {} },
    log,
  });
  onTestFinished(async () => {
    for (const stop of stops) await stop();
  });

  proxy.refuse();
  const isAway = async () => {
    await findSetting(deps.db, 'none').catch(() => {});
    return deps.availability.isAway;
  };
  await expect.poll(isAway).toBe(true);
  const before = looks;
  await outbox.wake();
  deps.personalDataJobs.wake();
  // Mail, an import, and the trails twice, every five seconds.
  await expect.poll(() => looks, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + 5);
  await proxy.heal();
  await expect.poll(isAway, { timeout: 20_000 }).toBe(false);
  expect(lines).toEqual([
    expect.stringContaining('the database cannot be reached'),
    expect.stringContaining('the database can be reached again after'),
  ]);
});

test('while the database is silent, readiness answers in time', async () => {
  const { deps, proxy } = await appBehindProxy();
  const readiness = new Readiness(deps.db);
  expect(await readiness.check()).toBe('ready');
  proxy.fallSilent();
  expect(await readiness.check()).toBe('ready');
  expect(await new Readiness(deps.db).check()).toBe('failing');
  await proxy.heal();
});

test('a full disk of the database is 507 over REST and RPC, without Retry-After', async () => {
  const run = await buildTestApp();
  await addBrewery(run, { id: 'moon', latitude: null, longitude: null });
  const ada = await signUp(run, 'ada');
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`.execute(
    run.deps.db,
  );
  await sql`create trigger full_disk before insert on check_ins
    execute function refuse()`.execute(run.deps.db);
  const checkIn = { userId: ada.userId, breweryId: 'moon' };
  for (const path of ['/api/checkins', '/trpc/checkins.create']) {
    const { statusCode, headers, body } = await ada.call('POST', path, checkIn);
    expect([statusCode, headers['retry-after']], path).toEqual([507, undefined]);
    expect(body).toContain('storage.full');
    expect(body).not.toContain('left on device');
  }
  await sql`drop trigger full_disk on check_ins`.execute(run.deps.db);
  expect((await ada.call('POST', '/api/checkins', checkIn)).statusCode).toBe(200);
});
