import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addGauges } from '../../../ops/metrics/gauges.ts';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeEpisode } from '../../../testing/factories/episode.ts';
import { testDatabase } from '../../../testing/postgres/databases.ts';
import { startProxy, through } from '../../../testing/postgres/proxy.ts';
import { alwaysLeading } from '../../instances/leadership.ts';
import { write } from '../../write.ts';

const PODCAST = '/api/podcast-episodes';
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000 });

const titles = async ({ app }: TestApp, headers = {}) => {
  const answer = await app.inject({ url: PODCAST, headers });
  return answer.statusCode === 200
    ? answer.json().map(({ title }: { title: string }) => title)
    : answer.statusCode;
};

const insert = ({ deps }: TestApp, title: string) =>
  deps.db.insertInto('podcast_episodes').values(makeEpisode({ title })).execute();

async function lostByMetrics({ deps }: TestApp): Promise<number | undefined> {
  const registry = new Registry();
  addGauges(registry, { ...deps, leadership: alwaysLeading });
  const text = await registry.metrics();
  return Number(/^hoptrail_change_log_lost (\d)$/m.exec(text)?.[1]);
}

test('while the log cannot be read, the database answers instead of memory', async () => {
  const one = await buildTestApp();
  const two = await buildTestApp({ beside: one });
  const brewery = await addBrewery(one, { name: 'Half Moon' });
  await insert(one, 'Old');
  const byId = `/api/breweries/${brewery.id}`;
  const nameOf = async () => (await two.app.inject({ url: byId })).json().name;
  await eventually(async () =>
    expect([await nameOf(), await titles(two)]).toEqual(['Half Moon', ['Old']]),
  );
  const { etag } = (await two.app.inject({ url: PODCAST })).headers;
  const read = { 'if-none-match': etag };
  expect([await titles(two, read), await lostByMetrics(two)]).toEqual([304, 0]);
  await write(one.deps.db, async (trx) => {
    // Both look into this table when they read the log.
    await sql`lock table settings in access exclusive mode`.execute(trx);
    await eventually(() => expect(two.deps.caches.isCurrent).toBe(false));
    expect(await lostByMetrics(two)).toBe(1);
    await insert(one, 'New');
    await one.deps.db.updateTable('breweries').set({ name: 'Full Moon' }).execute();
    expect(await nameOf()).toBe('Full Moon');
    expect(await titles(two, read)).toHaveLength(2);
  });
  await eventually(() => expect(two.deps.caches.isCurrent).toBe(true));
  expect(await lostByMetrics(two)).toBe(0);
  expect([await nameOf(), (await titles(two)).toSorted()]).toEqual(['Full Moon', ['New', 'Old']]);
});

test('while the log cannot be read, filters compare what the database has', async () => {
  const one = await buildTestApp();
  const two = await buildTestApp({ beside: one });
  const dogs = JSON.stringify(['dogs']);
  const [welcoming, other] = [
    await addBrewery(one, { name: 'Welcoming', offers: dogs }),
    await addBrewery(one, { name: 'Other' }),
  ];
  const read = async (path: string) => {
    const answer = await two.app.inject({ url: `/api/breweries${path}` });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json();
  };
  const near = '?lat=35&lng=-97&limit=5&offers=dogs';
  const map = '/clusters?south=24&north=50&west=-125&east=-66&zoom=4&offers=dogs';
  const listed = async () => (await read(near)).map(({ name }: { name: string }) => name);
  const mapped = async () => {
    const { breweries } = await read(map);
    return breweries.map(({ name }: { name: string }) => name);
  };
  const shown = async () => [await listed(), await mapped()];
  await eventually(async () => expect(await shown()).toEqual([['Welcoming'], ['Welcoming']]));
  const setOffers = (id: string, offers: string) =>
    one.deps.db.updateTable('breweries').set({ offers }).where('id', '=', id).execute();
  await write(one.deps.db, async (trx) => {
    // Both look into this table when they read the log.
    await sql`lock table settings in access exclusive mode`.execute(trx);
    await eventually(() => expect(two.deps.caches.isCurrent).toBe(false));
    await setOffers(welcoming.id, '[]');
    await setOffers(other.id, dogs);
    expect(await listed()).toEqual(['Other']);
    // A map is a second old at most.
    await eventually(async () => expect(await mapped()).toEqual(['Other']));
    await setOffers(welcoming.id, dogs);
    expect((await listed()).toSorted()).toEqual(['Other', 'Welcoming']);
  });
  await eventually(() => expect(two.deps.caches.isCurrent).toBe(true));
  expect((await listed()).toSorted()).toEqual(['Other', 'Welcoming']);
  await setOffers(other.id, '[]');
  await eventually(async () => expect(await shown()).toEqual([['Welcoming'], ['Welcoming']]));
});

test('while the database is away, memory answers, but not what is known to be stale', async () => {
  const [host] = (await testDatabase())?.hosts ?? [];
  if (!host) throw new Error('These tests run on PostgreSQL.');
  const proxy = await startProxy(host);
  onTestFinished(() => proxy.stop());
  const two = await buildTestApp();
  const one = await buildTestApp({
    beside: two,
    reach: (database) => ({ ...through(database, proxy), connectSeconds: 1 }),
  });
  const brewery = await addBrewery(one);
  const byId = `/api/breweries/${brewery.id}`;
  const near = '/api/breweries?lat=35&lng=-97&radius=5000&limit=5';
  await insert(one, 'Old');
  for (const url of [PODCAST, byId, near]) {
    expect(await one.app.inject({ url })).toMatchObject({ statusCode: 200 });
  }
  proxy.refuse();
  await eventually(() => expect(one.deps.caches.isCurrent).toBe(false));
  expect(await titles(one)).toEqual(['Old']);
  expect(await one.app.inject({ url: byId })).toMatchObject({ statusCode: 200 });
  expect(await one.app.inject({ url: near })).toMatchObject({ statusCode: 200 });
  expect(await one.app.inject({ url: '/api/special-events' })).toMatchObject({ statusCode: 503 });
  expect(await lostByMetrics(one)).toBe(1);
  await insert(two, 'New');
  await proxy.heal();
  await eventually(() => expect(one.deps.caches.isCurrent).toBe(true));
  expect((await titles(one)).toSorted()).toEqual(['New', 'Old']);
});
