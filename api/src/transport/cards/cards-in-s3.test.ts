import { cardPath } from '@hoptrail/contracts/lib/card-paths';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { signUp } from '../../testing/person.ts';
import { temporaryObjectStore } from '../../testing/services/object-store.ts';

test('a card is made once and sent from the public address; that of a person never gets there', async () => {
  const server = await temporaryObjectStore();
  const objectStore = { ...server.newConfig(), publicUrl: 'https://cdn.example/hoptrail' };
  const run = await buildTestApp({ config: { objectStore } });
  const { id } = await addBrewery(run);
  const url = cardPath('brewery', id);
  const first = await run.app.inject({ url });
  const key = String(first.headers.etag).slice(1, -1);
  for (const response of [first, await run.app.inject({ url })]) {
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      `https://cdn.example/hoptrail/cards/${key}.png`,
    ]);
  }
  expect(await server.names(objectStore)).toContain(`cards/${key}.png`);
  expect(server.requests.filter((request) => request.startsWith('PUT '))).toHaveLength(1);

  const ada = await signUp(run, 'ada');
  await ada.call('PUT', `/api/users/${ada.userId}/privacy`, { showsLogbook: true });
  const before = await server.names(objectStore);
  const profile = await run.app.inject({ url: cardPath('profile', 'ada') });
  expect([profile.statusCode, profile.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await server.names(objectStore)).toEqual(before);
});

test('while the store is down a card is refused like every picture, and comes back', async () => {
  const server = await temporaryObjectStore();
  const run = await buildTestApp({ config: { objectStore: server.newConfig() } });
  const { id } = await addBrewery(run);
  const url = cardPath('brewery', id);
  const card = await run.app.inject({ url });
  expect(card.statusCode).toBe(200);
  await server.stop();
  const refused = await run.app.inject({ url });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'storage.unreachable']);
  expect(refused.headers['cache-control'] ?? '').not.toContain('max-age');
  await server.start();
  await expect
    .poll(async () => (await run.app.inject({ url })).statusCode, { timeout: 15_000 })
    .toBe(200);
});
