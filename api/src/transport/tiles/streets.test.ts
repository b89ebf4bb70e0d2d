import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { mapSettings } from '@hoptrail/contracts/settings/settings';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { pmtilesOf } from '../../testing/map/pmtiles.ts';
import { streetsArchive, tilesAbove } from '../../testing/map/streets-archive.ts';
import { signUp } from '../../testing/person.ts';

const at = { z: 12, x: 938, y: 1615, wide: 1, high: 1 };
const streets = (word: string) => streetsArchive(tilesAbove(at, (name) => `${word} ${name}`));
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#14110c' } })
  .png()
  .toBuffer();

/** Signs a person up at an app whose data folder has a map. */
async function withMap(content: Buffer) {
  const run = await buildTestApp({ config: { adminEmails: ['ada@people.example'] } });
  const file = join(run.deps.config.dataDir, 'map.pmtiles');
  const replace = async (bytes: Buffer) => {
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
  };
  await replace(content);
  const person = await signUp(run, 'tilda');
  const settings = async () =>
    mapSettings.parse((await person.call('GET', '/api/map-settings')).json());
  const tile = async (z: number, x: number, y: number) => {
    const { streets: shown } = await settings();
    const places = { '{z}': z, '{x}': x, '{y}': y };
    const address = (shown?.url ?? '/streets/none/{z}/{x}/{y}').replace(
      /\{[zxy]\}/g,
      (name) => `${places[name as keyof typeof places]}`,
    );
    return { address, response: await person.call('GET', address) };
  };
  return { run, person, replace, settings, tile };
}

test('passes streets on as they are, to people who are signed in', async () => {
  const { person, settings, tile } = await withMap(streets('street'));
  expect(await settings()).toMatchObject({ tilesUrl: null, streets: { maxZoom: 12 } });
  const { address, response } = await tile(12, 938, 1615);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(response.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  expect(gunzipSync(response.rawPayload).toString()).toBe('street 12/938/1615');
  const none = (await tile(12, 1, 1)).response;
  expect([none.statusCode, none.body]).toEqual([200, '']);
  expect((await person.call('GET', '/streets/other/13/1/9999')).statusCode).toBe(404);
  person.cookies.clear();
  expect((await person.call('GET', address)).statusCode).toBe(401);
});

test('tells administrators what the host should do', async () => {
  const { run, replace } = await withMap(streets('half').subarray(0, -9));
  const admin = await signUp(run, 'ada');
  const problem = async () =>
    (await admin.call('GET', '/api/admin/overview')).json().streetsProblem;
  expect(await problem()).toMatch(/its file is not whole: .*hoptrail map get \(some 30 MB/);
  await replace(streets('whole'));
  expect(await problem()).toBeNull();
  await rm(join(run.deps.config.dataDir, 'map.pmtiles'));
  expect(await problem()).toMatch(/^The map has no streets\. .*hoptrail map get/);
});

test('takes up a new file, whose tiles have other addresses', async () => {
  const { person, replace, tile } = await withMap(streets('old'));
  const before = (await tile(12, 938, 1615)).address;
  await replace(streets('new'));
  const { address, response } = await tile(12, 938, 1615);
  expect(gunzipSync(response.rawPayload).toString()).toBe('new 12/938/1615');
  expect(address).not.toBe(before);
  // An app that was opened before gets the new ones, and does not keep them.
  const late = await person.call('GET', before);
  expect(gunzipSync(late.rawPayload).toString()).toBe('new 12/938/1615');
  expect(late.headers['cache-control']).toBe('no-cache');
});

test.each<[string, Buffer, object]>([
  ['another file', Buffer.from('not a map'), { tilesUrl: null, streets: null }],
  ['half a file', streets('half').subarray(0, -9), { tilesUrl: null, streets: null }],
  [
    'other layers',
    streetsArchive(tilesAbove(at), { vector_layers: [{ id: 'transportation' }] }),
    { tilesUrl: null, streets: null },
  ],
  ['pictures', pmtilesOf(png), { tilesUrl: '/tiles/{z}/{x}/{y}', streets: null }],
])('shows no streets of %s, until it is replaced', async (_what, content, shown) => {
  const { replace, settings, tile } = await withMap(content);
  expect(await settings()).toMatchObject(shown);
  expect((await tile(12, 938, 1615)).response.statusCode).toBe(404);
  await replace(streets('whole'));
  expect((await tile(12, 938, 1615)).response.statusCode).toBe(200);
});
