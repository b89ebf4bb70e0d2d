// @module-tag release
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryObjectStore } from '../../api/src/testing/services/object-store.ts';
import { executable } from '../binary/paths.ts';
import { ApiClient } from './api-client.ts';
import { newDatabase } from './new-database.ts';
import { squarePng } from './png.ts';
import { startServerProcess } from './server-process.ts';

test('the executable stores pictures in S3 and serves them from there', async () => {
  const store = await temporaryObjectStore();
  const config = store.newConfig();
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-smoke-'));
  const env = {
    ...(await newDatabase()),
    PATH: '/nonexistent',
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    OBJECT_STORE_URL: config.url,
    OBJECT_STORE_ENDPOINT: store.url,
    OBJECT_STORE_ACCESS_KEY_ID: config.keys?.accessKeyId ?? '',
    OBJECT_STORE_SECRET_ACCESS_KEY: config.keys?.secretAccessKey ?? '',
  };
  const server = await startServerProcess([executable, 'demo'], env, folder);
  onTestFinished(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const fan = new ApiClient(server.url);
  const email = 'smoke@example.com';
  const { developmentCode } = await fan.json('POST', '/api/auth/send-code', { email });
  await fan.json('POST', '/api/auth/verify-code', { email, code: developmentCode });
  const { uploadURL } = await fan.json('POST', '/api/objects/upload');
  expect((await fan.send('PUT', uploadURL, squarePng(400, [200, 120, 20]))).status).toBe(200);
  const { objectPath } = await fan.json('POST', '/api/objects/normalize', { url: uploadURL });
  const picture = await fan.send('GET', `${objectPath}?w=96`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(store.requests.filter((request) => request.includes('/96.webp'))).toEqual([
    expect.stringMatching(/^PUT /),
    expect.stringMatching(/^GET /),
  ]);
});
