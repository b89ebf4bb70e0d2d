import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { executable } from '../binary/paths.ts';
import { ApiClient } from './api-client.ts';
import { newDatabase } from './new-database.ts';
import { squarePng } from './png.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

let folder: string;
let database: Record<string, string>;
let server: ServerProcess;
let fan: ApiClient;
let user: { id: string; profileImage: string };
let brewery: { id: string; latitude: string; longitude: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoptrail-smoke-'));
  database = await newDatabase();
  server = await start();
  fan = new ApiClient(server.url);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Starts the executable without Node, in an empty folder. */
function start(): Promise<ServerProcess> {
  const env = { ...environment(), HOME: folder, PORT: '0' };
  return startServerProcess([executable, 'demo'], env, folder);
}

function environment(): Record<string, string> {
  // A busy machine refuses no request.
  const busy = { SHED_DELAY_MS: '0' };
  return { PATH: '/nonexistent', DATA_DIR: join(folder, 'data'), ...busy, ...database };
}

test('the server is healthy in an empty folder', async () => {
  expect(await fan.json('GET', '/api/health')).toMatchObject({ status: 'ok' });
});

test('a person signs up with a picture', async () => {
  const email = 'smoke@example.com';
  const { developmentCode } = await fan.json('POST', '/api/auth/send-code', { email });
  const verified = await fan.json('POST', '/api/auth/verify-code', {
    email,
    code: developmentCode,
  });
  expect(verified).toEqual({ isNewUser: true, user: null });

  const { uploadURL } = await fan.json('POST', '/api/objects/upload');
  expect((await fan.send('PUT', uploadURL, squarePng(400, [200, 120, 20]))).status).toBe(200);
  const { objectPath } = await fan.json('POST', '/api/objects/normalize', { url: uploadURL });

  const profile = { email, username: 'smoke', profileImageUrl: objectPath };
  ({ user } = await fan.json('POST', '/api/auth/complete-profile', profile));
  expect(user).toMatchObject({ email, username: 'smoke', profileImage: objectPath, checkins: 0 });
});

test('the server returns the picture in the sizes that phones need', async () => {
  await expectPicture(`${user.profileImage}?w=96`);
});

test('a check-in at the brewery counts as verified', async () => {
  const breweries: (typeof brewery)[] = await fan.json('GET', '/api/breweries');
  const placed = breweries.find(({ latitude }) => latitude !== null);
  if (!placed) throw new Error('The demo has no brewery with a position.');
  brewery = placed;
  const checkin = await fan.json('POST', '/api/checkins', {
    userId: user.id,
    breweryId: brewery.id,
    latitude: Number(brewery.latitude),
    longitude: Number(brewery.longitude),
    accuracy: 10,
  });
  expect(checkin).toMatchObject({ checkins: 1, verified: true });
});

test('commands run inside the server or print information', async () => {
  const env = environment();
  const run = (...args: string[]) =>
    execFileSync(executable, args, { env, encoding: 'utf8', maxBuffer: 2 ** 24 });
  expect(run('admin', 'add', 'smoke@example.com')).toContain('is an administrator.');
  expect(await fan.json('GET', '/api/auth/me')).toMatchObject({ user: { role: 'admin' } });
  expect(run('healthcheck', '--url', server.url)).toContain('answered 200');
  expect(run('version')).toMatch(/^hoptrail \d/);
  for (const part of ['acme-client', 'GNU LESSER GENERAL PUBLIC LICENSE', 'Mozilla Public']) {
    expect(run('licences')).toContain(part);
  }
  const bill: { components: { name: string }[] } = JSON.parse(run('sbom'));
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['node', 'vips', 'fastify', 'react']));
});

test('the page and its scripts are served', async () => {
  const page = await fan.send('GET', '/breweries');
  expect(page.headers.get('content-type')).toContain('text/html');
  const [asset = ''] = (await page.text()).match(/\/assets\/[^"]+\.js/) ?? [];
  const script = await fan.send('GET', asset);
  expect(script.status).toBe(200);
  expect(script.headers.get('cache-control')).toContain('immutable');
});

test('a page names its card, which the executable draws with its own fonts', async () => {
  const page = await fan.send('GET', `/brewery/${brewery.id}`);
  const [, path = ''] =
    /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(await page.text()) ?? [];
  expect(path).toContain(`/cards/brewery/${brewery.id}.png`);
  const card = await fan.send('GET', path);
  const png = Buffer.from(await card.arrayBuffer());
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(100_000);
});

test('a second server on the same folder is refused, and the first continues', async () => {
  await expect(start()).rejects.toThrow(/Another Hoptrail is using the data folder/);
  expect(await fan.json('GET', '/api/health')).toMatchObject({ status: 'ok' });
});

test.for(['SIGTERM', 'SIGINT'] as const)(
  'after %s and a restart all data is there',
  async (signal) => {
    expect(await server.stop(signal)).toBe(0);
    expect(globSync('.runtime/*/start-*', { cwd: join(folder, 'data') })).toHaveLength(1);
    server = await start();
    fan = new ApiClient(server.url, fan.cookies);
    const path = `/api/checkins/can-checkin/${user.id}/${brewery.id}`;
    expect(await fan.json('GET', path)).toMatchObject({ canCheckIn: false });
    expect(await fan.json('GET', '/api/auth/me')).toMatchObject({ user: { checkins: 1 } });
    await expectPicture(user.profileImage);
  },
);

async function expectPicture(path: string): Promise<void> {
  const picture = await fan.send('GET', path);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1')).toMatch(/^RIFF.{4}WEBP/s);
}
