import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RPC_LIST_LIMIT } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { makeBrewery } from '../../../testing/factories/brewery.ts';

/** Enough breweries that their list is written in several chunks. */
const BREWERIES = 300;
const NEAR = 'lat=35&lng=-97';

let run: TestApp;

beforeEach(async () => {
  run = await buildTestApp();
  const breweries = Array.from({ length: BREWERIES }, (_, number) =>
    makeBrewery({ name: `Brewery ${number}`, latitude: `${30 + number / 100}` }),
  );
  for (let at = 0; at < BREWERIES; at += 100) {
    await run.deps.db
      .insertInto('breweries')
      .values(breweries.slice(at, at + 100))
      .execute();
  }
});

test('returns a hundred rows over RPC without a limit', async () => {
  const count = async (input: object, headers = {}) => {
    const url = `/trpc/breweries.list?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;
    const { body } = await run.app.inject({ url, headers });
    return body.match(/"zipCode"/g)?.length;
  };
  const streamed = { 'trpc-accept': 'application/jsonl' };
  for (const headers of [{}, streamed]) {
    expect(await count({}, headers)).toBe(RPC_LIST_LIMIT);
    expect(await count({ lat: 35, lng: -97 }, headers)).toBe(RPC_LIST_LIMIT);
    expect(await count({ q: 'brewery' }, headers)).toBe(RPC_LIST_LIMIT);
    expect(await count({ limit: 250 }, headers)).toBe(250);
  }
});

test.each(['/api/breweries', `/api/breweries?${NEAR}`])(
  '%s returns all rows over REST, the same in every encoding',
  async (url) => {
    const ask = (encoding: string) =>
      run.app.inject({ url, headers: { 'accept-encoding': encoding } });
    const plain = await ask('identity');
    expect(plain.json()).toHaveLength(BREWERIES);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const decode = { br: brotliDecompressSync, gzip: gunzipSync } as const;
    for (const encoding of ['br', 'gzip'] as const) {
      const response = await ask(encoding);
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers.vary).toContain('accept-encoding');
      expect(String(decode[encoding](response.rawPayload))).toBe(plain.body);
      expect(response.headers.etag).toBe(plain.headers.etag);
    }
    const etag = String(plain.headers.etag);
    const again = await run.app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test('updates a long list after a change of one brewery', async () => {
  const names = async () => (await run.app.inject({ url: '/api/breweries' })).body;
  expect(await names()).not.toContain('Renamed');
  await run.deps.db
    .updateTable('breweries')
    .set({ name: 'Renamed Brewing' })
    .where('name', '=', 'Brewery 7')
    .execute();
  expect(await names()).toContain('Renamed Brewing');
});

test('lists the same breweries in the same order from memory and database', async () => {
  const { caches } = run.deps;
  const url = `/api/breweries?${NEAR}&radius=3000`;
  const fromMemory = (await run.app.inject({ url })).json();
  expect(fromMemory.length).toBe(BREWERIES);
  const distances = fromMemory.map(({ distance }: { distance: number }) => distance);
  expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
  const all = (await run.app.inject({ url: `/api/breweries?${NEAR}` })).json();
  expect(all).toEqual(fromMemory);
  const ranked = await caches.breweries.nearest({ latitude: 35, longitude: -97 }, BREWERIES);
  expect(all.map(({ id }: { id: string }) => id)).toEqual(ranked.map(({ id }) => id));
});

test('returns ten simultaneous whole lists alike', async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      run.app.inject({ url: '/api/breweries', headers: { 'accept-encoding': 'br' } }),
    ),
  );
  const bodies = new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64')));
  expect([responses.map(({ statusCode }) => statusCode), bodies.size]).toEqual([
    responses.map(() => 200),
    1,
  ]);
});
