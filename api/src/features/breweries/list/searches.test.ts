import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';

const named = z.array(z.object({ name: z.string() }));
const NEAR = { lat: '35', lng: '-97' };
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** Ten calls in the 20 seconds of a window. */
const FEW = { requestsPerMinute: 30 };

let run: TestApp;

beforeEach(async () => {
  run = await buildTestApp({ config: FEW });
  await addBrewery(run, { name: 'Porch Light', latitude: '35.1', longitude: '-97' });
  await addBrewery(run, { name: 'Far Porch', latitude: '36', longitude: '-97' });
  await addBrewery(run, { name: 'Somewhere Porch', latitude: null, longitude: null });
  await addBrewery(run, { name: 'Cellar', latitude: '35.1', longitude: '-97' });
  await addBrewery(run, { name: WORDS.join(' '), latitude: '35.1', longitude: '-97' });
});

let clients = 0;

async function ask(path: string, query: Record<string, string>, client?: string) {
  clients += 1;
  const remoteAddress = client ?? `203.0.113.${clients}`;
  return await run.app.inject({ url: `${path}?${new URLSearchParams(query)}`, remoteAddress });
}

async function namesOf(query: Record<string, string>): Promise<string[]> {
  const response = await ask('/api/breweries', query);
  return named.parse(response.json()).map(({ name }) => name);
}

test('compares eight different words at most, and a repeated one once', async () => {
  const eight = WORDS.join(' ');
  for (const position of [{}, NEAR]) {
    expect(await namesOf({ ...position, q: `${eight} nowhere` })).toEqual([eight]);
    expect(await namesOf({ ...position, q: `${eight} ${eight} nowhere` })).toEqual([eight]);
    expect(await namesOf({ ...position, q: `${'one '.repeat(40)} nowhere` })).toEqual([]);
  }
});

test('searches in memory, nearest first or by name, and then what has no position', async () => {
  const near = ['Porch Light', 'Far Porch', 'Somewhere Porch'];
  const searches: [Record<string, string>, string[]][] = [
    [{ ...NEAR, q: 'porch' }, near],
    [{ ...NEAR, q: 'PORCH', limit: '2' }, near.slice(0, 2)],
    [{ ...NEAR, q: 'pórch', limit: '1', offset: '1' }, ['Far Porch']],
    [{ ...NEAR, q: 'porch', radius: '20' }, ['Porch Light']],
    [{ q: 'porch' }, ['Far Porch', 'Porch Light', 'Somewhere Porch']],
  ];
  for (const [query, names] of searches) {
    expect([query, await namesOf(query)]).toEqual([query, names]);
  }
  expect(await namesOf({ q: ' ', limit: '2' })).toEqual(['Cellar', 'Far Porch']);
  // Without its table the database can answer nothing. The words are others, because the responses
  // to the former ones may be in memory.
  await run.deps.db.schema.alterTable('breweries').renameTo('gone').execute();
  for (const [{ q, ...query }, names] of searches) {
    expect([query, await namesOf({ ...query, q: `${q} p` })]).toEqual([query, names]);
  }
});

const MAP = { south: '30', west: '-100', east: '-90', zoom: '5' };
test.each<[string, string, (lat: string) => Record<string, string>]>([
  ['a search nearby', '/api/breweries', (lat) => ({ ...NEAR, lat, q: 'porch', limit: '1' })],
  ['a search', '/api/breweries', (lat) => ({ q: `porch ${lat}`, limit: '1' })],
  ['a filter', '/api/breweries', (lat) => ({ ...NEAR, lat, openNow: 'true', limit: '1' })],
  ['a long list', '/api/breweries', (lat) => ({ ...NEAR, lat, limit: '1000' })],
  ['an unlimited list', '/api/breweries', (lat) => ({ ...NEAR, lat })],
  ['a search on the map', '/api/breweries/clusters', (north) => ({ ...MAP, north, q: 'porch' })],
])('counts %s as five calls', async (_what, path, queryOf) => {
  const statuses: number[] = [];
  // Each is another one, so that none is answered by a response in memory.
  for (const number of ['41', '42', '43']) {
    statuses.push((await ask(path, queryOf(number), 'a')).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('counts a short list as one call', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await ask('/api/breweries', { ...NEAR, limit: '50' }, 'a')).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
