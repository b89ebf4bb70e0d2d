import { cardPath } from '@hoptrail/contracts/lib/card-paths';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { sweep } from '../../ops/sweep.ts';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';

async function open(run: TestApp, url: string) {
  return await run.app.inject({ url });
}

test('a card changes with what it shows; an old address shows the new one', async () => {
  const run = await buildTestApp();
  const { id } = await addBrewery(run, { name: 'Lampwick' });
  const url = cardPath('brewery', id);
  const before = await open(run, url);
  const version = String(before.headers.etag).slice(1, 13);
  const cachingOf = async (v: string) =>
    (await open(run, `${url}?v=${v}`)).headers['cache-control'];
  expect(await cachingOf(version)).toBe('public, max-age=86400');
  expect(before.headers['cache-control']).toBe('no-cache');
  await run.deps.db.updateTable('breweries').set({ name: 'Porch Light' }).execute();
  const after = await open(run, `${url}?v=${version}`);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  expect(after.headers['cache-control']).toBe('no-cache');
  await run.deps.db.deleteFrom('breweries').execute();
  expect((await open(run, url)).statusCode).toBe(404);
});

test('cards of a month ago are removed, and made again', async () => {
  const run = await buildTestApp();
  const { id } = await addBrewery(run);
  const { headers } = await open(run, cardPath('brewery', id));
  const key = String(headers.etag).slice(1, -1);
  run.passTime(Date.now() - run.deps.clock.now().getTime() + 29 * DAY_MS);
  await sweep(run.deps);
  expect(await run.deps.cards.has(key)).toBe(true);
  run.passTime(2 * DAY_MS);
  await sweep(run.deps);
  expect(await run.deps.cards.has(key)).toBe(false);
  const again = await open(run, cardPath('brewery', id));
  expect([again.statusCode, String(again.headers.etag).slice(1, -1)]).toEqual([200, key]);
  expect(await run.deps.cards.has(key)).toBe(true);
});
