import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { archiveOf, tileId } from '@hoptrail/ground/archive';
import { expect, test } from 'vitest';
import { buildTestApp, temporaryFolder } from '../../testing/app.ts';

const town = { id: tileId(8, 58, 100), bytes: gzipSync('Oklahoma City') };

async function withGround() {
  const groundFile = join(await temporaryFolder(), 'ground.pmtiles');
  await writeFile(groundFile, archiveOf([town], { maxZoom: 8, metadata: { version: 'one' } }));
  const { app } = await buildTestApp({ groundFile });
  return (path: string) => app.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
}

test('passes tiles on as they are, to anybody, and forever', async () => {
  const ask = await withGround();
  for (const _again of [1, 2]) {
    const tile = await ask('/ground/one/8/58/100');
    expect(tile.statusCode).toBe(200);
    expect(tile.headers['content-encoding']).toBe('gzip');
    expect(tile.headers['content-type']).toBe('application/vnd.mapbox-vector-tile');
    expect(tile.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(gunzipSync(tile.rawPayload).toString()).toBe('Oklahoma City');
  }
});

test('is empty at sea, which is kept too', async () => {
  const sea = await (await withGround())('/ground/one/8/0/128');
  expect([sea.statusCode, sea.body]).toEqual([200, '']);
  expect(sea.headers['cache-control']).toMatch(/immutable/);
});

test('an app of another version gets tiles, which it does not keep', async () => {
  const tile = await (await withGround())('/ground/two/8/58/100');
  expect([tile.statusCode, tile.headers['cache-control']]).toEqual([200, 'no-cache']);
});

test.each(['/ground/one/8/256/0', '/ground/one/20/0/0', '/ground/one/8/1/x', '/ground/8/1/1'])(
  'has nothing at %s',
  async (path) => {
    expect((await (await withGround())(path)).statusCode).toBe(404);
  },
);

test('has nothing where the app is not built', async () => {
  const groundFile = join(await temporaryFolder(), 'none.pmtiles');
  const { app } = await buildTestApp({ groundFile });
  const tile = await app.inject('/ground/one/8/58/100');
  expect([tile.statusCode, tile.json().code]).toEqual([404, 'route.notFound']);
});
