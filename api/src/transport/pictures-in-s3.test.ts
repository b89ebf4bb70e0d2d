import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import { expect, test, vi } from 'vitest';
import { buildTestApp } from '../testing/app.ts';
import { picture, signUpWithPicture } from '../testing/person.ts';
import { temporaryObjectStore } from '../testing/services/object-store.ts';

async function appWithPicture(changes: { publicUrl?: string } = {}) {
  const server = await temporaryObjectStore();
  const objectStore = { ...server.newConfig(), ...changes };
  const run = await buildTestApp({ config: { objectStore } });
  const ada = await signUpWithPicture(run, 'ada');
  const path = await ada.upload();
  await ada.call('PUT', `/api/users/${ada.userId}`, { headerImage: path });
  const url = `${path}?w=96`;
  return { server, objectStore, run, ada, url };
}

test('a picture is sent with length and ETag, by HEAD without a body, and not at all where it is current', async () => {
  const { run, url, server } = await appWithPicture();
  const whole = await run.app.inject({ url });
  const { etag, 'content-length': length, 'cache-control': caching } = whole.headers;
  expect(whole.statusCode).toBe(200);
  expect([Number(length), caching]).toEqual([
    whole.rawPayload.length,
    'public, max-age=31536000, immutable',
  ]);
  const head = await run.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers).toMatchObject({ etag, 'content-length': length });
  for (const copy of [etag, `W/${etag}`]) {
    const current = await run.app.inject({ url, headers: { 'if-none-match': String(copy) } });
    expect([current.statusCode, current.rawPayload.length]).toEqual([304, 0]);
  }
  const other = await run.app.inject({ url, headers: { 'if-none-match': '"other"' } });
  expect(other.rawPayload.equals(whole.rawPayload)).toBe(true);
  expect(server.requests.filter((request) => request.startsWith('HEAD'))).toHaveLength(1);
});

test('while the store is down pictures are 503 with Retry-After, and everything else goes on', async () => {
  const { run, ada, url, server } = await appWithPicture();
  await server.stop();
  const refused = await run.app.inject({ url });
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '5',
    {
      message: 'Pictures are out of reach right now. Please try again in a minute.',
      code: 'storage.unreachable',
      requestId: expect.any(String),
    },
  ]);
  expect(refused.headers['cache-control'] ?? '').not.toContain('immutable');
  expect((await ada.call('GET', '/api/breweries')).statusCode).toBe(200);
  const link = await ada.call('POST', '/api/objects/upload', {});
  const { pathname, search } = new URL(link.json().uploadURL);
  const send = async () =>
    await ada.send({ method: 'PUT', url: pathname + search, payload: await picture() });
  expect((await send()).json().code).toBe('storage.unreachable');
  await server.start();
  // The link still takes its file, as soon as the store is asked again.
  await vi.waitFor(async () => expect((await send()).statusCode).toBe(200), { timeout: 15_000 });
  expect((await run.app.inject({ url })).statusCode).toBe(200);
});

test('an object that vanished is a missing picture', async () => {
  const { run, url } = await appWithPicture();
  await run.deps.images.remove(String(/[\w-]{36}/.exec(url)));
  const response = await run.app.inject({ url });
  expect([response.statusCode, response.json().code]).toEqual([404, 'upload.notFound']);
});

test('a deleted account loses its pictures, where the store is down with the next sweep', async () => {
  const { run, ada, server, objectStore } = await appWithPicture();
  expect((await server.names(objectStore)).length).toBe(2 * IMAGE_WIDTHS.length);
  await server.stop();
  expect((await ada.call('DELETE', `/api/users/${ada.userId}`)).statusCode).toBe(200);
  const left = await run.deps.db.selectFrom('uploads').selectAll().execute();
  expect(left.map(({ userId, email }) => [userId, email])).toEqual([
    [null, null],
    [null, null],
  ]);
  await server.start();
  const { sweepUploads } = await import('../features/uploads/sweep.ts');
  await vi.waitFor(async () => await sweepUploads(run.deps), { timeout: 15_000 });
  expect(await server.names(objectStore)).toEqual([]);
  expect(await run.deps.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
});

test('with a public address browsers are sent there, and may load pictures from it', async () => {
  const { run, url } = await appWithPicture({ publicUrl: 'https://cdn.example/hoptrail' });
  const { statusCode, headers } = await run.app.inject({ url });
  const id = String(/[\w-]{36}/.exec(url));
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    `https://cdn.example/hoptrail/${id}/96.webp`,
    'public, max-age=3600',
  ]);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self' https://cdn.example");
});

test('a picture is streamed: a client that leaves ends the transfer from the store', async () => {
  const { run, server, objectStore } = await appWithPicture();
  const bytes = 30_000_000;
  const { Bucket } = await import('../objects/s3/bucket.ts');
  const bucket = new Bucket(objectStore);
  const large = { name: 'large/96.webp', body: Buffer.alloc(bytes), type: 'image/webp' };
  await bucket.create({ ...large, writer: 'test' });
  bucket.close();
  let store: Socket | undefined;
  server.fault = ({ socket }) => {
    store = socket;
    return undefined;
  };
  const url = new URL(await run.app.listen({ host: '127.0.0.1', port: 0 }));
  const client = connect(Number(url.port), url.hostname);
  client.write('GET /objects/uploads/large?w=96 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [first] = await once(client, 'data');
  expect(String(first)).toContain(`content-length: ${bytes}`);
  client.pause();
  // What fits into the buffers of both connections is all that the store sends.
  await vi.waitFor(() => expect(store?.writableNeedDrain).toBe(true), 60_000);
  expect(store?.bytesWritten).toBeLessThan(bytes);
  client.destroy();
  await vi.waitFor(() => expect(store?.destroyed).toBe(true), 60_000);
  expect(store?.bytesWritten).toBeLessThan(bytes);
});
